import { rm } from 'node:fs/promises';
import type { BrowserContext, Page } from '@playwright/test';
import { expectAccessible } from './product/accessibility.ts';
import { expect, temporaryDirectory, test } from './product/fixtures.ts';
import { mailedLink } from './product/mailed-link.ts';
import { signUp } from './product/new-account.ts';
import { freePort, startProduct, type RunningProduct } from './product/running-product.ts';
import { startWeatherService, type WeatherService } from './product/weather-service.ts';

let weather: WeatherService;
let dataDir: string;
let product: RunningProduct | undefined;

test.beforeAll(async () => {
  dataDir = await temporaryDirectory();
  weather = await startWeatherService();
  const port = await freePort();
  product = await startProduct({
    dataDir,
    port,
    environment: {
      FIRE_WARNINGS_URL: weather.url,
      ORIGIN: `http://localhost:${port}`,
      // Nobody is there: what is sent to a device is tested beside the server.
      PUSH_SERVICES: 'localhost:9',
    },
  });
});

test.afterAll(async () => {
  await product?.stop();
  await weather.stop();
  await rm(dataDir, { recursive: true, force: true });
});

// Asked for before the product has started, too.
test.use({ baseURL: async ({}, use) => use(product?.url) });

const headers = { 'Sec-Fetch-Site': 'same-origin' };
const subject = 'Red flag warning at your home';

/** Has the product ask now, as it does when somebody turns warnings on, instead of in a quarter of an hour. */
const askNow = (page: Page, id: string) =>
  page.request.put(`/api/properties/${id}/fire-warnings`, { headers });

/** A home with a result, of whoever uses the page. */
async function newHome(page: Page): Promise<string> {
  const made = await page.request.post('/api/properties', {
    data: { address: '12 Ridge Road, Paradise, CA 95969', lat: 39.7596, lng: -121.6219 },
    headers,
  });
  const { id } = (await made.json()) as { id: string };
  const answers = [{ question_id: 'roof_wood', side: null, answer: 'no' }];
  await page.request.put(`/api/properties/${id}/answers`, { data: { answers }, headers });
  return id;
}

async function mails(page: Page): Promise<number> {
  const outbox = await page.request.get('/api/operations/outbox');
  const all = (await outbox.json()) as readonly { subject: string }[];
  return all.filter((mail) => mail.subject === subject).length;
}

test('a red flag warning is shown with the home’s own list, mailed once, and ends', async ({
  page,
}) => {
  await page.goto('/');
  const email = await signUp(page);
  const made = await page.request.post('/api/properties', {
    data: { address: '12 Ridge Road, Paradise, CA 95969', lat: 39.7596, lng: -121.6219 },
    headers,
  });
  const { id } = (await made.json()) as { id: string };
  const answers = [
    { question_id: 'firewood_at_wall', side: null, answer: 'yes' },
    { question_id: 'roof_wood', side: null, answer: 'no' },
  ];
  await page.request.put(`/api/properties/${id}/answers`, { data: { answers }, headers });

  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/property/${id}`);
  await page.getByRole('link', { name: 'Be warned on days when fire can spread fast' }).click();
  await page.getByRole('button', { name: 'Warn me' }).click();
  await expect(page.getByText('Warnings are on.')).toBeVisible();
  await expect(page.getByText('Last asked:')).toBeVisible();
  await expectAccessible(page);

  weather.say('warning');
  await page.goto(`/property/${id}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await askNow(page, id);
  const banner = page.getByRole('region', { name: 'Fire weather' });
  await expect(banner.getByText('Red flag warning')).toBeVisible();
  await expect(banner.getByRole('listitem').first()).toContainText('Move firewood and lumber');
  await expect(banner).toContainText('Follow the orders of your fire and police officials.');
  await expect(banner.getByRole('link', { name: 'Issued by NWS Sacramento CA' })).toHaveAttribute(
    'href',
    'https://www.weather.gov/sto',
  );
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await expectAccessible(page);

  const stop = await mailedLink(page, email, subject);
  weather.say('update');
  await askNow(page, id);
  await page.goto(`/property/${id}/plan`);
  await expect(banner).toBeVisible();
  expect(await mails(page)).toBe(1);

  weather.say('cancellation');
  await askNow(page, id);
  await expect(banner).toContainText('The red flag warning is over');
  await expect(banner).toContainText('take the covers off now');
  await expect(banner.getByText('Red flag warning', { exact: true })).toBeHidden();
  await expect(banner.getByRole('listitem')).toHaveCount(0);

  await page.goto(stop);
  await page.getByRole('button', { name: 'Stop warnings' }).click();
  await expect(page.getByRole('heading', { name: 'Warnings are off' })).toBeVisible();
  await page.goto(`/es/property/${id}/upkeep#fire-warnings`);
  await expect(page.getByRole('button', { name: 'Avisarme' })).toBeVisible();
  expect(await mails(page)).toBe(1);
});

test('without a push service, an open page notifies of a warning once, and of one that comes at night not before morning', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(window, 'PushManager');
    const shown: string[] = [];
    class ShownNotification extends EventTarget {
      static readonly permission = 'granted';
      constructor(title: string) {
        super();
        shown.push(title);
      }
    }
    Object.assign(globalThis, { Notification: ShownNotification, shown });
  });
  const shown = () => page.evaluate(() => Reflect.get(globalThis, 'shown') as unknown);
  const id = await newHome(page);
  weather.say('nothing');
  await page.goto(`/property/${id}/upkeep`);
  await page.getByRole('button', { name: 'Warn me' }).click();
  await expect(page.getByText('it notifies you, too, never between 9 PM and 7 AM')).toBeVisible();
  await expect(page.getByText('Last asked:')).toBeVisible();

  // It is noon at the home.
  const hoursFromNow = (hours: number) => page.clock.setFixedTime(Date.now() + hours * 3_600_000);
  const banner = page.getByRole('region', { name: 'Fire weather', exact: true });
  await hoursFromNow(10);
  weather.say('warning');
  await askNow(page, id);
  await expect(banner.getByText('Red flag warning')).toBeVisible();
  expect(await shown()).toEqual([]);
  await hoursFromNow(20);
  weather.say('update');
  await askNow(page, id);
  await expect.poll(shown).toEqual(['Red flag warning']);
  weather.say('cancellation');
  await askNow(page, id);
  await expect(banner).toContainText('The red flag warning is over');
  expect(await shown()).toEqual(['Red flag warning']);
});

/** What the browser says of a subscription; null: it has none. */
type Subscribed = { readonly endpoint: string } | null;

/** What the service worker had shown. */
interface Shown {
  readonly title: string;
  readonly tag: string;
}

/**
 * A headless browser has no push service and shows no notifications: it subscribes and is allowed to as if it had one, and what the service
 * worker has it show is noted there. Everything else is the browser's own.
 */
async function standInForDevice(context: BrowserContext) {
  let subscribed: Subscribed = null;
  await context.exposeFunction('pushService', (change?: Subscribed) => {
    if (change !== undefined) subscribed = change;
    return subscribed;
  });
  const shown = async (closed?: string): Promise<readonly Shown[]> => {
    const [worker] = context.serviceWorkers();
    if (worker === undefined) return [];
    return worker.evaluate((tag) => {
      const kept = ((globalThis as { shown?: Shown[] }).shown ?? []).filter(
        (each) => each.tag !== tag,
      );
      Object.assign(globalThis, { shown: kept });
      return kept;
    }, closed);
  };
  await context.exposeFunction('shownNotices', shown);
  await context.addInitScript(() => {
    const service = Reflect.get(window, 'pushService') as (
      change?: object | null,
    ) => Promise<Record<string, unknown> | null>;
    const notices = Reflect.get(window, 'shownNotices') as (
      closed?: string,
    ) => Promise<readonly Shown[]>;
    const text = (bytes: ArrayBuffer) =>
      btoa(String.fromCharCode(...new Uint8Array(bytes)))
        .replaceAll('+', '-')
        .replaceAll('/', '_')
        .replaceAll('=', '');
    const bytesOf = (base64: string) =>
      Uint8Array.from(atob(base64.replaceAll('-', '+').replaceAll('_', '/')), (each) =>
        each.charCodeAt(0),
      ).buffer;
    const asSubscription = (kept: Record<string, unknown> | null) =>
      kept && {
        options: { applicationServerKey: bytesOf(String(kept['key'])) },
        toJSON: () => kept,
        unsubscribe: () => service(null),
      };
    Object.defineProperty(Notification, 'permission', { value: 'granted' });
    Object.assign(ServiceWorkerRegistration.prototype, {
      getNotifications: async () =>
        (await notices()).map((each) => ({ ...each, close: () => void notices(each.tag) })),
    });
    Object.assign(PushManager.prototype, {
      getSubscription: async () => asSubscription(await service()),
      subscribe: async ({ applicationServerKey: key }: { applicationServerKey: string }) => {
        const algorithm = { name: 'ECDH', namedCurve: 'P-256' };
        const pair = await crypto.subtle.generateKey(algorithm, true, ['deriveBits']);
        const p256dh = text(await crypto.subtle.exportKey('raw', pair.publicKey));
        const auth = text(crypto.getRandomValues(new Uint8Array(16)).buffer);
        const endpoint = `https://localhost:9/send/${crypto.randomUUID()}`;
        const kept = { endpoint, key, keys: { p256dh, auth } };
        await service(kept);
        return asSubscription(kept);
      },
    });
  });
  return {
    /** What it is subscribed to by now. */
    subscribed: () => subscribed,
    shown: () => shown(),
    /** From then on, what the worker shows, and which pages it opens: a browser lets it only for a tap, which no test can make. */
    note: async () => {
      await expect.poll(() => context.serviceWorkers().length).toBe(1);
      await context.serviceWorkers()[0]?.evaluate(() => {
        const noted = { shown: [] as Shown[], opened: [] as string[] };
        Object.assign(globalThis, noted);
        const scope = globalThis as unknown as { registration: object; clients: object };
        Object.assign(scope.registration, {
          showNotification: async (title: string, options: Shown) => {
            const others = Reflect.get(globalThis, 'shown') as Shown[];
            const kept = others.filter(({ tag }) => tag !== options.tag);
            Object.assign(globalThis, { shown: [...kept, { ...options, title }] });
          },
        });
        Object.assign(scope.clients, {
          openWindow: async (path: string) => void noted.opened.push(path),
        });
      });
    },
    /** Taps what is shown. @returns the pages that the worker has opened by then */
    tap: () =>
      context.serviceWorkers()[0]?.evaluate(async () => {
        const [notice] = Reflect.get(globalThis, 'shown') as Shown[];
        const work: Array<Promise<unknown>> = [];
        const tap = Object.assign(new Event('notificationclick'), {
          notification: { ...notice, close: () => Object.assign(globalThis, { shown: [] }) },
          waitUntil: (each: Promise<unknown>) => work.push(each),
        });
        globalThis.dispatchEvent(tap);
        await Promise.all(work);
        return Reflect.get(globalThis, 'opened') as readonly string[];
      }),
  };
}

/** Hands a message to the service worker as the browser does when one arrives, also with all pages of the product closed. */
async function deliverPush(page: Page, origin: string, message: object): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const own = registrations.find(({ scopeURL }) => scopeURL.startsWith(origin));
      if (own !== undefined) resolve(own.registrationId);
    });
  });
  await session.send('ServiceWorker.enable');
  const registrationId = await registered;
  const data = JSON.stringify(message);
  await session.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data });
  await session.detach();
}

const devices = async (page: Page, id: string) => {
  const warnings = await page.request.get(`/api/properties/${id}/fire-warnings`);
  return ((await warnings.json()) as { push: { devices: readonly string[] } }).push.devices;
};

const notifyMe = { name: 'Notify me on this device' };
const stop = { name: 'Stop notifying this device' };

test.describe('with all pages closed', () => {
  test.use({ serviceWorkers: 'allow' });

  test('a device is notified once, and its owner led to the home’s page, until they turn it off or sign out', async ({
    page,
    context,
    baseURL,
  }) => {
    const origin = baseURL ?? '';
    await context.grantPermissions(['notifications'], { origin });
    const device = await standInForDevice(context);
    await page.goto('/');
    await signUp(page);
    const id = await newHome(page);
    await page.goto(`/property/${id}/upkeep`);
    await page.getByRole('button', { name: 'Warn me' }).click();
    await page.getByRole('button', notifyMe).click();
    await expect(page.getByText('this device is notified even with no page open')).toBeVisible();
    expect(device.subscribed()).not.toBeNull();
    expect(await devices(page, id)).toHaveLength(1);
    await expectAccessible(page);
    await page.reload();
    await expect(page.getByRole('button', stop)).toBeVisible();

    // As the server sends it: `tell-devices.test.ts` of its fire warnings.
    const message = {
      title: 'Red flag warning for The cabin',
      body: 'Until Monday, 8:00 PM PST.',
      tag: `${id} urn:oid:1`,
      path: `/property/${id}`,
      until: new Date().toISOString(),
      lang: 'en',
    };
    const { title, body, tag } = message;
    const elsewhere = await context.newPage();
    await device.note();
    await page.close();
    await deliverPush(elsewhere, origin, message);
    await deliverPush(elsewhere, origin, message);
    await expect.poll(device.shown).toMatchObject([{ title, body, tag }]);
    expect(await device.tap()).toEqual([`/property/${id}`]);
    expect(await device.shown()).toEqual([]);

    await deliverPush(elsewhere, origin, message);
    await expect.poll(device.shown).toHaveLength(1);
    // The warning has ended by now, as the home's page knows.
    await elsewhere.goto(`/property/${id}/upkeep`);
    await expect.poll(device.shown).toEqual([]);

    await elsewhere.getByRole('button', stop).click();
    await expect(elsewhere.getByRole('button', notifyMe)).toBeVisible();
    expect(await devices(elsewhere, id)).toEqual([]);
    expect(device.subscribed()).toBeNull();

    await elsewhere.getByRole('button', notifyMe).click();
    await expect.poll(device.subscribed).not.toBeNull();
    await elsewhere.goto('/account');
    await deliverPush(elsewhere, origin, message);
    await expect.poll(device.shown).toHaveLength(1);
    await elsewhere.getByRole('button', { name: 'Sign out', exact: true }).click();
    await expect(elsewhere).toHaveURL(/sign-in/);
    expect(device.subscribed()).toBeNull();
    expect(await device.shown()).toEqual([]);
  });
});

test.describe('where a browser has no push service', () => {
  test.use({
    serviceWorkers: 'allow',
    // As in any private window.
    expectedConsoleErrors: [/does not support the Push API in incognito/],
  });

  test('a device isn’t said to be notified', async ({ page, context, baseURL }) => {
    await context.grantPermissions(['notifications'], { origin: baseURL ?? '' });
    await page.addInitScript(() => {
      Object.defineProperty(Notification, 'permission', { value: 'granted' });
    });
    await page.goto('/');
    const id = await newHome(page);
    await page.goto(`/property/${id}/upkeep`);
    await page.getByRole('button', { name: 'Warn me' }).click();
    await page.getByRole('button', notifyMe).click();
    await expect(page.getByText('push service couldn’t be reached')).toBeVisible();
    await expect(page.getByRole('button', notifyMe)).toBeVisible();
    expect(await devices(page, id)).toEqual([]);
    await expectAccessible(page);
  });
});

for (const { where, permission, userAgent, says } of [
  { where: 'where its owner blocked them', permission: 'denied', says: 'its browser blocks' },
  {
    where: 'in a browser without them',
    permission: null,
    says: 'Notifications can’t be shown here',
  },
  {
    where: 'on an iPhone where the page isn’t installed',
    permission: null,
    userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) Version/18.5 Safari/604.1',
    says: 'tap Share, then “Add to Home Screen.”',
  },
] as const) {
  test(`notifications ${where}: the page says what to do`, async ({ browser }) => {
    const context = await browser.newContext({
      baseURL: product?.url ?? '',
      ...(userAgent !== undefined && { userAgent }),
    });
    await context.addInitScript((allowed) => {
      if (allowed === null) Reflect.deleteProperty(window, 'Notification');
      else Object.defineProperty(Notification, 'permission', { value: allowed });
    }, permission);
    const page = await context.newPage();
    await page.goto('/');
    const id = await newHome(page);
    await page.goto(`/property/${id}/upkeep`);
    await page.getByRole('button', { name: 'Warn me' }).click();
    await expect(page.getByText(says)).toBeVisible();
    await expect(page.getByRole('button', notifyMe)).toBeHidden();
    await context.close();
  });
}
