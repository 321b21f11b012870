/**
 * The origin of the native app's server, without a trailing slash. Null in a browser, whose pages come from the server
 * itself. The app's shell names the server in its page (apps/native/src/shell).
 */
export const nativeServer: string | null = 'document' in globalThis ? namedServer(document) : null;

function namedServer(page: Document): string | null {
  return page.querySelector<HTMLMetaElement>('meta[name="dss-server"]')?.content ?? null;
}

/** @param path on our server, starting with a slash; other URLs are returned unchanged */
export function serverAddress(path: string, server: string | null = nativeServer): string {
  return server !== null && path.startsWith('/') ? server + path : path;
}

/**
 * The `crossorigin` attribute for pictures of our server. The server keeps other sites from embedding them
 * (`Cross-Origin-Resource-Policy`), but allows the native app to fetch them with CORS.
 */
export const pictureCrossOrigin: 'anonymous' | undefined =
  nativeServer === null ? undefined : 'anonymous';

/** Connects the native app to its operating system once its pages have loaded. Does nothing in a browser. */
export function startApp(): void {
  if (nativeServer === null) return;
  void import('./back-button.ts').then(({ followBackButton }) => followBackButton());
  void import('./hand-over-file.ts').then(({ discardHandedOver }) => discardHandedOver());
}
