import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import { z } from 'zod';

/** What an attacker changes in an answer. */
export interface Tampering {
  /** The origin that the device believes it is on. */
  readonly origin?: string;
  readonly rpId?: string;
  readonly challenge?: string;
  /** Whether it made sure who holds it. */
  readonly holderVerified?: boolean;
  /** How often it has signed, as it says. */
  readonly counter?: number;
}

/** A device that holds one passkey, as an authenticator of WebAuthn with a P-256 key and no attestation. */
export function newPasskeyDevice(origin: string, id = randomBytes(16)) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  let signed = 0;

  const dataOf = (rpId: string, { holderVerified = true, counter }: Tampering, isNew: boolean) => {
    const flags = 0x01 | (holderVerified ? 0x04 : 0) | (isNew ? 0x40 : 0);
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter ?? (signed += 1));
    return Buffer.concat([createHash('sha256').update(rpId).digest(), Buffer.of(flags), count]);
  };
  const clientData = (type: string, challenge: string, tampering: Tampering) =>
    Buffer.from(
      JSON.stringify({
        type,
        challenge: tampering.challenge ?? challenge,
        origin: tampering.origin ?? origin,
        crossOrigin: false,
      }),
    );
  const answer = <Response>(response: Response) => ({
    id: id.toString('base64url'),
    rawId: id.toString('base64url'),
    type: 'public-key',
    clientExtensionResults: {},
    response,
  });

  return {
    id,
    /** Answers the options of a registration. */
    register: (options: unknown, tampering: Tampering = {}) => {
      const { challenge, rp } = z
        .object({ challenge: z.string(), rp: z.object({ id: z.string() }) })
        .parse(options);
      const length = Buffer.alloc(2);
      length.writeUInt16BE(id.length);
      const data = Buffer.concat([
        dataOf(tampering.rpId ?? rp.id, tampering, true),
        Buffer.alloc(16),
        length,
        id,
        // The key in CBOR: EC2, ES256, P-256, x and y.
        Buffer.from('a5010203262001215820', 'hex'),
        Buffer.from(x, 'base64url'),
        Buffer.from('225820', 'hex'),
        Buffer.from(y, 'base64url'),
      ]);
      const attestationObject = Buffer.concat([
        Buffer.from('a3', 'hex'),
        cborText('fmt'),
        cborText('none'),
        cborText('attStmt'),
        Buffer.from('a0', 'hex'),
        cborText('authData'),
        Buffer.of(0x58, data.length),
        data,
      ]);
      return answer({
        clientDataJSON: clientData('webauthn.create', challenge, tampering).toString('base64url'),
        attestationObject: attestationObject.toString('base64url'),
        transports: ['internal'],
      });
    },
    /** Answers the options of a sign-in. */
    signIn: (options: unknown, tampering: Tampering = {}) => {
      const { challenge, rpId } = z
        .object({ challenge: z.string(), rpId: z.string() })
        .parse(options);
      const data = dataOf(tampering.rpId ?? rpId, tampering, false);
      const client = clientData('webauthn.get', challenge, tampering);
      const hash = createHash('sha256').update(client).digest();
      return answer({
        clientDataJSON: client.toString('base64url'),
        authenticatorData: data.toString('base64url'),
        signature: sign('sha256', Buffer.concat([data, hash]), privateKey).toString('base64url'),
      });
    },
  };
}

/** A text of less than 24 bytes. */
function cborText(text: string): Buffer {
  return Buffer.concat([Buffer.of(0x60 + text.length), Buffer.from(text)]);
}
