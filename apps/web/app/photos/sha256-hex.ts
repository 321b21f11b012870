/** Lower-case hex; null on pages that weren't loaded over https, where browsers don't hash. */
export async function sha256Hex(
  bytes: Uint8Array<ArrayBuffer>,
  { subtle }: { readonly subtle?: SubtleCrypto } = crypto,
): Promise<string | null> {
  if (subtle === undefined) return null;
  const digest = new Uint8Array(await subtle.digest('SHA-256', bytes));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
