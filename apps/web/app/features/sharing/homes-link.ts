/** How many homes a link may show: each is made and opened by a request that counts, and ten of these are let through in a minute. */
export const comparedByLinkAtMost = 5;

/** Stands between the tokens of a link to several homes; no token has it. */
const between = ',';

/**
 * A link that shows several homes side by side: their own share links in one. What one of them shows no longer, the whole doesn't.
 * @param urls share links, at least one
 */
export function linkToHomes(urls: readonly string[]): string {
  const [first = ''] = urls;
  const link = new URL(first);
  link.hash = urls.map((url) => new URL(url).hash.slice(1)).join(between);
  return link.href;
}

/** The tokens in what stands after the # of a link, each once: one, or those of homes side by side. */
export function tokensIn(hash: string): readonly string[] {
  const tokens = hash.split(between).filter((token) => token !== '');
  return [...new Set(tokens)].slice(0, comparedByLinkAtMost);
}
