import { pushSubscriptionSchema, type PushSubscriptionBody } from '@dss/domain';

import { registerWorker } from '../../lib/device/offline/register-worker.ts';

/** Whether this browser can be notified with all pages closed, as far as it says. */
export function canSubscribe(): boolean {
  return (
    typeof Notification !== 'undefined' && 'serviceWorker' in navigator && 'PushManager' in window
  );
}

/** Notes where this device can be notified, at the push service of its browser's maker. */
export interface Device {
  /** Its name for the server: the hash of its endpoint. */
  readonly id: string;
  readonly subscription: PushSubscriptionBody;
}

/** This device, if it has subscribed for the server with this key; null otherwise. */
export async function subscribedDevice(serverKey: string): Promise<Device | null> {
  if (!canSubscribe()) return null;
  const worker = await navigator.serviceWorker.getRegistration();
  const subscription = (await worker?.pushManager.getSubscription()) ?? null;
  return subscription !== null && isFor(subscription, serverKey) ? describe(subscription) : null;
}

/**
 * Subscribes this device, which must be allowed before.
 * @throws an error of the browser if its push service can't be reached, or it has none
 */
export async function subscribeDevice(serverKey: string): Promise<Device> {
  if ((await registerWorker()) === null) throw new Error('no service worker can be registered');
  const { pushManager } = await navigator.serviceWorker.ready;
  const before = await pushManager.getSubscription();
  if (before !== null && isFor(before, serverKey)) return describe(before);
  // A browser has one; that of another key would be refused.
  await before?.unsubscribe();
  const options = { userVisibleOnly: true, applicationServerKey: serverKey };
  return describe(await pushManager.subscribe(options));
}

async function describe(subscription: PushSubscription): Promise<Device> {
  const body = pushSubscriptionSchema.parse(subscription.toJSON());
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(body.endpoint));
  const id = Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, '0'));
  return { id: id.join(''), subscription: body };
}

function isFor({ options }: PushSubscription, serverKey: string): boolean {
  const key = options.applicationServerKey;
  if (key === null) return false;
  const text = btoa(String.fromCharCode(...new Uint8Array(key)));
  return text.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '') === serverKey;
}
