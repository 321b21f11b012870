import { createHash, ECDH } from 'node:crypto';
import { buildPushPayload } from '@block65/webcrypto-web-push';
import type { PushSubscriptionBody } from '@dss/domain';
import type { PushConfig } from '../config/index.ts';
import { ExternalServiceError, fetchBytes } from '../external-http/fetch-external.ts';
import { serverKeysOf } from './server-keys.ts';

/** A subscription with our public key for which it was made. */
export interface Subscription extends PushSubscriptionBody {
  readonly serverKey: string;
}

export interface PushMessage {
  /** What the service worker gets; only the device can read it. */
  readonly data: Readonly<Record<string, string>>;
  /** What it is about: while it waits at the push service, a newer one about the same takes its place. */
  readonly topic: string;
  /** For how long the push service may keep it for a device that is off, in seconds. */
  readonly ttlS: number;
}

/** The push services of browsers' makers. */
export interface PushServices {
  /** Our public key, for new subscriptions. */
  readonly key: string;
  /** Whether a device may be sent to: at a service that the configuration names, by keys that are some. */
  readonly takes: (subscription: PushSubscriptionBody) => boolean;
  /**
   * Hands a message over for one device.
   * @returns `gone` if there is no such device anymore, or it knows another key of ours
   * @throws ExternalServiceError unless the push service took it
   */
  readonly send: (subscription: Subscription, message: PushMessage) => Promise<'taken' | 'gone'>;
}

const timeoutMs = 10_000;
/** Nothing of an answer is read. */
const maxAnswerBytes = 64 * 1024;
/** There is no such subscription anymore (RFC 8030, 7.3). */
const goneStatuses = [404, 410];

/** @param earlier secrets whose key devices may still know */
export function createPushServices(
  { hosts, contact }: PushConfig,
  secret: Buffer,
  earlier: readonly Buffer[] = [],
): PushServices {
  const current = serverKeysOf(secret);
  const known = [current, ...earlier.map(serverKeysOf)];

  const takes = ({ endpoint, keys }: PushSubscriptionBody) =>
    isAt(hosts, endpoint) && isPoint(keys.p256dh);

  return {
    key: current.publicKey,
    takes,
    send: async (subscription, { data, topic, ttlS }) => {
      const { endpoint, keys, serverKey } = subscription;
      const ours = known.find(({ publicKey }) => publicKey === serverKey);
      if (ours === undefined || !takes(subscription)) return 'gone';
      const { headers, body } = await buildPushPayload(
        {
          data,
          options: { ttl: Math.max(1, Math.round(ttlS)), urgency: 'high', topic: topicOf(topic) },
        },
        { endpoint, expirationTime: null, keys },
        { subject: contact, ...ours },
      );
      const url = new URL(endpoint);
      // Computed from the body when it is sent.
      const { 'content-length': _length, ...sent } = headers;
      try {
        await fetchBytes({
          service: `push service ${url.host}`,
          url,
          timeoutMs,
          maxBytes: maxAnswerBytes,
          headers: sent,
          bytes: body,
        });
        return 'taken';
      } catch (error) {
        const status = error instanceof ExternalServiceError ? error.status : null;
        if (status !== null && goneStatuses.includes(status)) return 'gone';
        throw error;
      }
    },
  };
}

/** The name by which a device knows its subscription: it tells nobody where to send to. */
export function deviceOf(endpoint: string): string {
  return createHash('sha256').update(endpoint).digest('hex');
}

/** At most 32 characters, all of them base64url (RFC 8030, 5.4). */
function topicOf(about: string): string {
  return createHash('sha256').update(about).digest('base64url').slice(0, 32);
}

/** Whether an endpoint, which a browser names, is one of the hosts that the configuration names. */
function isAt(hosts: readonly string[], endpoint: string): boolean {
  const url = URL.parse(endpoint);
  if (url === null || url.protocol !== 'https:' || url.username !== '' || url.password !== '') {
    return false;
  }
  return hosts.some((host) =>
    host.startsWith('*.') ? url.host.endsWith(host.slice(1)) : url.host === host,
  );
}

/** Whether it is a point of P-256, with which something can be encrypted. */
function isPoint(base64url: string): boolean {
  try {
    ECDH.convertKey(base64url, 'prime256v1', 'base64url', 'hex', 'compressed');
    return true;
  } catch {
    return false;
  }
}
