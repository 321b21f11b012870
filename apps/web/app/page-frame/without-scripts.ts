/** The handle of a page that needs no code: it is served as it was built, and works in a browser that runs none. */
export const withoutScripts = { scripts: false } as const;

/** Whether a page's handle, of whatever kind, says so. */
export function needsNoScripts(handle: unknown): boolean {
  return (
    typeof handle === 'object' && handle !== null && 'scripts' in handle && handle.scripts === false
  );
}
