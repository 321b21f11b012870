import {
  createDecipheriv,
  createPublicKey,
  hkdfSync,
  verify as verifySignature,
  type KeyObject,
} from 'node:crypto';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { createServer } from 'node:https';
import { buffer } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { newSubscription, type NewSubscription } from './new-subscription.ts';

/** Where the certificate is by which a client knows the service: it is in nobody's list. */
export const pushServiceCertificate = fileURLToPath(
  new URL('push-service.cert.pem', import.meta.url),
);

/** What a push service answers with, and after how many seconds it wants to be asked again. */
interface Answer {
  readonly status: number;
  readonly retryAfterS?: number;
}

export interface TestPushService {
  /** As `PUSH_SERVICES` names it. */
  readonly host: string;
  /** What it took, decrypted with the device's own keys. */
  readonly taken: readonly {
    readonly device: string;
    readonly data: unknown;
    readonly ttlS: number;
    readonly topic: string;
  }[];
  /** How often it was asked, whatever it answered. */
  readonly asked: number;
  /** Requests that it would not understand, such as one with a wrong signature. */
  readonly complaints: readonly string[];
  answer: Answer;
  /** A device at this service, made for the server with this public key. */
  subscribe(serverKey: string): NewSubscription;
  /** Forgets what it was told, and answers well again. */
  reset(): void;
  close(): Promise<void>;
}

/** A push service on this machine, over https as browsers' are: checks who sends, and reads what only a device could. */
export async function startPushService(): Promise<TestPushService> {
  const devices = new Map<string, NewSubscription & { readonly serverKey: string }>();
  const state = {
    taken: [] as Array<TestPushService['taken'][number]>,
    asked: 0,
    complaints: [] as string[],
    answer: { status: 201 } as Answer,
  };
  const server = createServer(
    {
      cert: await readFile(pushServiceCertificate),
      key: await readFile(new URL('push-service.key.pem', import.meta.url)),
    },
    (request, response) => {
      void buffer(request).then((body) => {
        state.asked += 1;
        try {
          const device = devices.get(request.url ?? '');
          if (device === undefined) throw new Error(`nobody is at ${request.url}`);
          checkSender(request, device.serverKey, origin);
          const message = read(request, body, device);
          if (state.answer.status === 201) state.taken.push(message);
        } catch (error) {
          state.complaints.push(String(error));
        }
        const { status, retryAfterS } = state.answer;
        response
          .writeHead(status, retryAfterS === undefined ? {} : { 'Retry-After': retryAfterS })
          .end();
      });
    },
  );
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const host = `localhost:${typeof address === 'object' && address !== null ? address.port : 0}`;
  const origin = `https://${host}`;
  return {
    host,
    get taken() {
      return state.taken;
    },
    get asked() {
      return state.asked;
    },
    get complaints() {
      return state.complaints;
    },
    get answer() {
      return state.answer;
    },
    set answer(answer) {
      state.answer = answer;
    },
    subscribe: (serverKey) => {
      const path = `/send/${devices.size}`;
      const made = newSubscription(`${origin}${path}`);
      devices.set(path, { ...made, serverKey });
      return made;
    },
    reset: () => {
      Object.assign(state, { taken: [], asked: 0, complaints: [], answer: { status: 201 } });
    },
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

const claimsSchema = z.object({ aud: z.string(), exp: z.number(), sub: z.string() });

/**
 * Checks the sender's signature (RFC 8292).
 * @throws Error that says how it breaks the protocol
 */
function checkSender({ headers, method }: IncomingMessage, serverKey: string, origin: string) {
  if (method !== 'POST') throw new Error(`method ${method}`);
  const { token = '', key } =
    /^vapid t=(?<token>[\w.-]+), k=(?<key>[\w-]+)$/.exec(headers.authorization ?? '')?.groups ?? {};
  if (key !== serverKey) throw new Error(`another server's key: ${key}`);
  const [head = '', claims = '', signature = ''] = token.split('.');
  const isSigned = verifySignature(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: publicKeyOf(serverKey), dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  if (!isSigned) throw new Error('wrong signature');
  const { aud, exp, sub } = claimsSchema.parse(
    JSON.parse(Buffer.from(claims, 'base64url').toString()),
  );
  if (aud !== origin) throw new Error(`for another service: ${aud}`);
  const secondsLeft = exp - Date.now() / 1000;
  if (!(secondsLeft > 0 && secondsLeft <= 24 * 60 * 60)) throw new Error(`expires at ${exp}`);
  if (!/^(?:mailto:|https:)/.test(sub)) throw new Error(`from ${sub}`);
}

/** Decrypts a message as a browser does (RFC 8291, RFC 8188), apart from the library that encrypts it. */
function read({ headers }: IncomingMessage, body: Buffer, device: NewSubscription) {
  if (headers['content-encoding'] !== 'aes128gcm') throw new Error('another encoding');
  if (body.length > 4096) throw new Error(`${body.length} bytes`);
  const salt = body.subarray(0, 16);
  const keyLength = body[20] ?? 0;
  const senderKey = body.subarray(21, 21 + keyLength);
  const encrypted = body.subarray(21 + keyLength);
  const shared = device.keys.computeSecret(senderKey);
  const info = Buffer.concat([
    Buffer.from('WebPush: info\0'),
    device.keys.getPublicKey(),
    senderKey,
  ]);
  const secret = derive(shared, device.auth, info, 32);
  const key = derive(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
  const nonce = derive(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
  const cipher = createDecipheriv('aes-128-gcm', key, nonce);
  cipher.setAuthTag(encrypted.subarray(-16));
  const padded = Buffer.concat([cipher.update(encrypted.subarray(0, -16)), cipher.final()]);
  const text = padded.subarray(0, padded.lastIndexOf(2)).toString();
  const topic = String(headers['topic']);
  if (!/^[\w-]{1,32}$/.test(topic)) throw new Error(`topic ${topic}`);
  const ttlS = Number(headers['ttl']);
  if (!Number.isInteger(ttlS)) throw new Error(`TTL ${String(headers['ttl'])}`);
  const data: unknown = JSON.parse(text);
  return { device: device.device, data, ttlS, topic };
}

const derive = (secret: Buffer, salt: Buffer, info: Buffer, length: number) =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, length));

function publicKeyOf(point: string): KeyObject {
  const bytes = Buffer.from(point, 'base64url');
  const coordinate = (from: number) => bytes.subarray(from, from + 32).toString('base64url');
  const key = { kty: 'EC', crv: 'P-256', x: coordinate(1), y: coordinate(33) };
  return createPublicKey({ key, format: 'jwk' });
}
