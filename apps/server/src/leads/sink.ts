import { createHmac } from 'node:crypto';
import type { LeadsConfig } from '../config/index.ts';
import { fetchJson } from '../external-http/index.ts';

export interface Delivery {
  /** The same for each attempt. */
  readonly id: string;
  readonly at: Date;
  readonly body: Readonly<Record<string, unknown>>;
  readonly timeoutMs?: number | undefined;
}

const maxAnswerBytes = 64 * 1024;

/**
 * Hands one delivery to the sink, signed as Standard Webhooks are (https://www.standardwebhooks.com): an id, a time, and a
 * signature of both with the body.
 * @throws ExternalServiceError unless it was taken, which an answer in JSON with status 2xx says
 */
export async function sendToSink(
  { url, secret }: NonNullable<LeadsConfig['sink']>,
  { id, at, body, timeoutMs = 10_000 }: Delivery,
): Promise<void> {
  const timestamp = String(Math.floor(at.getTime() / 1000));
  const signed = `${id}.${timestamp}.${JSON.stringify(body)}`;
  await fetchJson({
    service: 'lead sink',
    url: new URL(url),
    timeoutMs,
    maxBytes: maxAnswerBytes,
    headers: {
      'webhook-id': id,
      'webhook-timestamp': timestamp,
      'webhook-signature': `v1,${createHmac('sha256', keyOf(secret)).update(signed).digest('base64')}`,
    },
    body,
  });
}

/** Standard Webhooks write keys in base64, after `whsec_`. Any other secret is taken as it is. */
function keyOf(secret: string): Buffer {
  const [, encoded] = /^whsec_(.+)$/.exec(secret) ?? [];
  return encoded === undefined ? Buffer.from(secret) : Buffer.from(encoded, 'base64');
}
