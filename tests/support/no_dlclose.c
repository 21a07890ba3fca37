/*
 * Linked into sanitized programs only. SDL unloads the libraries it opened;
 * what they leaked then belongs to an unknown module, and no suppression can
 * name it. So nothing is unloaded.
 */
int dlclose(void *handle);

int dlclose(void *handle)
{
    (void)handle;
    return 0;
}
