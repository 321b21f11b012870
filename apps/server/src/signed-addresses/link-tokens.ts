import { createHmac, createSecretKey, timingSafeEqual } from 'node:crypto';

/** Makes and reads the tokens of one kind of link. */
export interface LinkTokens {
  sign(linkId: string): string;
  /** The link's id; null if the token isn't ours or isn't whole. */
  read(token: string): string | null;
}

const idBytes = 16;
const signatureBytes = 16;

/**
 * A token is the link's id with a signature: its owner can copy the link again, though the database holds nothing that opens it.
 * Whether the link is still valid is up to the database.
 * @param purpose which links: a token of others is not read
 * @param earlier secrets whose tokens are still read
 */
export function createLinkTokens(
  secret: Buffer,
  purpose:
    | 'share link'
    | 'calendar link'
    | 'community invitation'
    | 'work day'
    | 'end of warnings'
    | 'end of reminders',
  earlier: readonly Buffer[] = [],
): LinkTokens {
  const key = createSecretKey(secret);
  const keys = [key, ...earlier.map((each) => createSecretKey(each))];
  const signatureOf = (id: Buffer, by = key) =>
    createHmac('sha256', by).update(`${purpose} `).update(id).digest().subarray(0, signatureBytes);
  return {
    sign: (linkId) => {
      const id = Buffer.from(linkId.replaceAll('-', ''), 'hex');
      return Buffer.concat([id, signatureOf(id)]).toString('base64url');
    },
    read: (token) => {
      const bytes = Buffer.from(token, 'base64url');
      if (bytes.length !== idBytes + signatureBytes) return null;
      const id = bytes.subarray(0, idBytes);
      const signature = bytes.subarray(idBytes);
      if (!keys.some((each) => timingSafeEqual(signature, signatureOf(id, each)))) return null;
      return id.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
    },
  };
}
