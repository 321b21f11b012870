import { parseUrl } from '../../lib/brand/index.ts';

/**
 * Removes from one of our URLs whatever identifies one visitor: property ids, claim tokens, query and fragment. Other
 * sites' URLs are reduced to their origin.
 * @param here origin of the product
 */
export function publicAddress(address: string, here: string): string {
  const url = parseUrl(address, here);
  if (url === null) return '';
  if (url.origin !== here) return url.origin;
  return here + publicPath(url.pathname);
}

/** One of our paths with each id replaced by `:id`. */
export function publicPath(path: string): string {
  return path.replace(/\/(property|analysis-progress|claim)\/[^/]+/, '/$1/:id');
}
