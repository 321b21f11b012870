import { createECDH, randomBytes, randomUUID, type ECDH } from 'node:crypto';
import type { PushSubscriptionBody } from '@dss/domain';
import { deviceOf } from '../push-services.ts';

/** A subscription as a browser makes it, with what only the browser knows. */
export interface NewSubscription {
  readonly body: PushSubscriptionBody;
  /** The device's name in paths. */
  readonly device: string;
  readonly keys: ECDH;
  readonly auth: Buffer;
}

export function newSubscription(
  endpoint = `https://fcm.googleapis.com/fcm/send/${randomUUID()}`,
): NewSubscription {
  const keys = createECDH('prime256v1');
  const p256dh = keys.generateKeys('base64url');
  const auth = randomBytes(16);
  const body = { endpoint, keys: { p256dh, auth: auth.toString('base64url') } };
  return { body, device: deviceOf(endpoint), keys, auth };
}
