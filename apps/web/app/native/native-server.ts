/**
 * Where this app's server is, without a slash at the end. Null in a browser: there the pages come from it. The shell
 * that an app is built with says so in its page (apps/native/src/shell); no page that a server sends does.
 */
export const nativeServer: string | null = 'document' in globalThis ? namedServer(document) : null;

function namedServer(page: Document): string | null {
  return page.querySelector<HTMLMetaElement>('meta[name="dss-server"]')?.content ?? null;
}

/** @param path on our server, beginning with a slash; addresses of anything else stay as they are */
export function serverAddress(path: string, server: string | null = nativeServer): string {
  return server !== null && path.startsWith('/') ? server + path : path;
}

/**
 * How pictures of our server are asked for. It lets no other site show them
 * (`Cross-Origin-Resource-Policy`), but answers an app that asks as it asks for data.
 */
export const pictureCrossOrigin: 'anonymous' | undefined =
  nativeServer === null ? undefined : 'anonymous';
