/** The URL of a text, or null if it is none. `URL.parse` is newer than some browsers that the pages support. */
export function parseUrl(text: string, base?: string): URL | null {
  try {
    return new URL(text, base);
  } catch {
    return null;
  }
}
