/**
 * An address of ours without what belongs to one reader: ids of properties, claim tokens, queries and fragments.
 * Addresses elsewhere keep their origin alone.
 * @param here origin of the product
 */
export function publicAddress(address: string, here: string): string {
  const url = URL.parse(address, here);
  if (url === null) return '';
  if (url.origin !== here) return url.origin;
  return here + publicPath(url.pathname);
}

/** A path of ours with each id replaced by `:id`. */
export function publicPath(path: string): string {
  return path.replace(/\/(property|analysis-progress|claim)\/[^/]+/, '/$1/:id');
}
