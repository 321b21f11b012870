import { createHmac } from 'node:crypto';
import { fetchJson, type ExternalServiceError } from '../external-http/fetch-external.ts';

/** Where webhooks go. */
export interface WebhookReceiver {
  /** What errors call it. */
  readonly service: string;
  readonly url: string;
  readonly secret: string;
}

export interface Webhook {
  /** The same for each attempt. */
  readonly id: string;
  readonly at: Date;
  readonly body: Readonly<Record<string, unknown>>;
  readonly timeoutMs?: number | undefined;
}

const maxAnswerBytes = 64 * 1024;

/**
 * Posts what it says, signed as Standard Webhooks are (https://www.standardwebhooks.com): an id, a time, and a signature of both with
 * the body.
 * @throws ExternalServiceError unless it was taken, which an answer in JSON with status 2xx says
 */
export async function sendWebhook(
  { service, url, secret }: WebhookReceiver,
  { id, at, body, timeoutMs = 10_000 }: Webhook,
): Promise<void> {
  const timestamp = String(Math.floor(at.getTime() / 1000));
  const signed = `${id}.${timestamp}.${JSON.stringify(body)}`;
  await fetchJson({
    service,
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

/** Whether a receiver will never take this one. Any other refusal, such as of our signature, is for the operator to fix. */
export function isRefusedWebhook({ status }: ExternalServiceError): boolean {
  return status === 400 || status === 413 || status === 422;
}
