import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Context } from 'hono';

/** Best first, because browsers list encodings in no order of preference. */
const encodings = ['br', 'gzip'] as const;

export type Encoding = (typeof encodings)[number];

/** The best encoding that the client takes and that there is; null if there is none. */
export function bestEncoding(
  context: Context,
  isThere: (encoding: Encoding) => boolean = () => true,
): Encoding | null {
  const accepted = context.req.header('Accept-Encoding') ?? '';
  return encodings.find((encoding) => takes(accepted, encoding) && isThere(encoding)) ?? null;
}

function takes(accepted: string, encoding: string): boolean {
  return accepted
    .split(',')
    .map((offer) => offer.trim().replaceAll(' ', ''))
    .some(
      (offer) =>
        offer === encoding || (offer.startsWith(`${encoding};`) && !/q=0(\.0*)?$/.test(offer)),
    );
}

/**
 * Compresses a text beside other requests.
 * @param options.brotliQuality 9 for one that is kept; 4, much faster, for one that only one reader gets
 */
export async function encode(
  text: string,
  encoding: Encoding | null,
  { brotliQuality }: { brotliQuality: 4 | 9 },
): Promise<Uint8Array<ArrayBuffer>> {
  switch (encoding) {
    case 'br': {
      const params = { [constants.BROTLI_PARAM_QUALITY]: brotliQuality };
      return new Uint8Array(await promisify(brotliCompress)(text, { params }));
    }
    case 'gzip':
      return new Uint8Array(await promisify(gzip)(text));
    case null:
      return new TextEncoder().encode(text);
  }
}
