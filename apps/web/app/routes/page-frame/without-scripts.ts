/** The route handle of a page that runs no scripts: it is served as built and works with JavaScript turned off. */
export const withoutScripts = { scripts: false } as const;

/** Whether a route handle is `withoutScripts`. */
export function needsNoScripts(handle: unknown): boolean {
  return (
    typeof handle === 'object' && handle !== null && 'scripts' in handle && handle.scripts === false
  );
}
