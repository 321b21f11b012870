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
