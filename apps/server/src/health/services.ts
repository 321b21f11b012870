import { randomUUID } from 'node:crypto';
import { bucketName } from '@dss/domain';
import type { AiConfig } from '../config/index.ts';
import { describeSearch } from '../local-models/describe-search.ts';
import { findLocalModel } from '../local-models/find-local-model.ts';
import { openTransport } from '../mail/transport.ts';
import { check, fail, ok, reasonFor, warn, type Check, type Finding } from './check.ts';
import { judgeClock, isThere } from './machine.ts';

const limitMs = 10_000;
const mailIsKept = 'Mail that could not be sent is kept and tried again for two days.';
const meanwhile = 'Until then the built-in analyzer stands in.';

/** Of the photo store and of services elsewhere. */
export const serviceChecks: readonly Check[] = [
  check(
    'Photos',
    ['openStore'],
    {
      readiness: 'storage',
      doctor: true,
      diagnostics: 'storage',
      silent: 'their store doesn’t take them',
      writes: true,
      advice:
        'See that the folder DATA_DIR/photos, or the bucket of STORAGE_URL, exists, is writable, and has room. Nothing that was acknowledged is lost meanwhile.',
    },
    async ({ openStore }) => {
      const store = await openStore();
      if (store === null) return ok('none yet: the first start makes their folder');
      const folder = `probe-${randomUUID()}`;
      const name = `${folder}/probe.txt`;
      const bytes = Buffer.from(randomUUID());
      try {
        await store.put(name, bytes);
        const read = await store.read(name);
        if (read === null || !read.equals(bytes)) {
          throw new Error('what was stored came back differently');
        }
        const listed = await store.list(folder);
        if (listed.length !== 1) throw new Error('what was stored is not listed');
      } finally {
        await store.removeFolder(folder).catch(() => undefined);
      }
      return ok(
        `The ${bucketName} bucket at ${store.location} took an object, gave it back, listed and removed it.`,
      );
    },
  ),
  /** Whether photos are where the database says. */
  check(
    'Photos',
    ['openStore', 'newestObjects'],
    { doctor: true },
    async ({ openStore, newestObjects }) => {
      const store = await openStore().catch(() => null);
      const missing: string[] = [];
      for (const object of newestObjects) {
        const found = await store?.open(object);
        found?.stream.destroy();
        if (found === null) missing.push(object);
      }
      return missing.length === 0
        ? []
        : fail(
            `${missing.length} of the ${newestObjects.length} newest photos are not there`,
            'Check DATA_DIR and STORAGE_URL: are photos elsewhere? Else restore them from a backup.',
          );
    },
  ),
  check(
    'Mail',
    ['mail'],
    { doctor: true, diagnostics: 'mail', writes: true, limitMs: 25_000 },
    async ({ mail: { mail: settings, profile, dataDir } }) => {
      const { smtp } = settings;
      try {
        // The folder of mails is made in the data folder, which the first start makes.
        const isNew = smtp === null && !(await isThere(dataDir));
        const taker = isNew ? '' : await openTransport(settings, dataDir).verify();
        if (smtp !== null) return ok(`Mail would be taken by ${taker}.`);
      } catch (error) {
        const why = reasonFor(error);
        const where = smtp === null ? '' : `${smtp.host}:${smtp.port}: `;
        const advice =
          smtp?.secure === true && why.includes('TLS')
            ? 'Try smtp:// in SMTP_URL, which encrypts by STARTTLS.'
            : 'Check SMTP_URL: host, port, name and password.';
        return fail(`${where}${why}`, `${advice} ${mailIsKept}`);
      }
      const found =
        'No mail is sent, because no mail server is configured (SMTP_URL). It stays in the outbox folder of this deployment, which can be written.';
      return profile === 'production'
        ? warn(found, 'Set SMTP_URL, or nobody gets them.', { isOff: true })
        : ok(found, { isOff: true });
    },
  ),
  /** Who looks at photos. Asks for the list of models, which costs nothing. */
  check(
    'Analysis',
    ['config', 'now'],
    { doctor: true },
    async ({ config: { ai, localModels }, now }) => {
      if (ai === null) {
        const search = localModels === null ? null : await findLocalModel(localModels);
        return ok(search === null ? 'the built-in analyzer' : describeSearch(search));
      }
      const name = `${ai.provider} (${ai.model})`;
      try {
        const asked = now();
        const answer = await ask(`${ai.baseUrl}/models`, headersOf(ai));
        const finding = describeAnswer(name, answer.status);
        const date = Date.parse(answer.headers.get('date') ?? '');
        if (Number.isNaN(date)) return finding;
        const { hostname } = new URL(ai.baseUrl);
        const clock = judgeClock((asked + now()) / 2 - date, `that of ${hostname}`);
        return clock.severity === 'ok' ? finding : [finding, clock];
      } catch (error) {
        return fail(`${name} at ${ai.baseUrl}: ${reasonFor(error)}`, meanwhile);
      }
    },
  ),
  check(
    'Leads',
    ['config'],
    { doctor: true },
    ({
      config: {
        leads: { sink },
      },
    }) =>
      sink === null
        ? ok('are kept here and delivered nowhere')
        : askReceiver(sink.url, 'LEAD_API_URL'),
  ),
  check('Scores', ['config'], { doctor: true }, ({ config: { scoreReceiver } }) =>
    scoreReceiver === null
      ? ok('are told to no other system')
      : askReceiver(scoreReceiver.url, 'SCORE_WEBHOOK_URL'),
  ),
];

function describeAnswer(name: string, status: number): Finding {
  if (status === 401 || status === 403) {
    return fail(
      `${name} refuses the key (status ${status})`,
      `Check it, and that its account may use the model. ${meanwhile}`,
    );
  }
  if (status >= 500 || status === 429) {
    return warn(`${name} is busy or down (status ${status})`, meanwhile);
  }
  return status < 300
    ? ok(`${name} answers`)
    : warn(
        `${name} answers, but lists no models (status ${status})`,
        'Analyze one photo to see whether it works.',
      );
}

function headersOf({ provider, apiKey }: AiConfig): Record<string, string> {
  if (apiKey === null) return {};
  if (provider === 'anthropic') return { 'x-api-key': apiKey, 'anthropic-version': '2023-06-01' };
  if (provider === 'google') return { 'x-goog-api-key': apiKey };
  return { Authorization: `Bearer ${apiKey}` };
}

/** Sends the receiver of a webhook nothing: any answer shows that it is there. */
async function askReceiver(url: string, setting: string): Promise<Finding> {
  const { hostname } = new URL(url);
  try {
    const { status } = await ask(url, {}, 'HEAD');
    return status < 500
      ? ok(`${hostname} answers`)
      : warn(`${hostname} answers with status ${status}`, 'Deliveries wait until it takes them.');
  } catch (error) {
    return fail(
      `${hostname}: ${reasonFor(error)}`,
      `Check ${setting}. Deliveries wait until it answers.`,
    );
  }
}

async function ask(
  url: string,
  headers: Record<string, string>,
  method: 'GET' | 'HEAD' = 'GET',
): Promise<Response> {
  const answer = await fetch(url, {
    method,
    headers,
    redirect: 'manual',
    signal: AbortSignal.timeout(limitMs),
  });
  await answer.body?.cancel();
  return answer;
}
