import { existsSync } from 'node:fs';
import type { AiConfig, Config } from '../config/index.ts';
import { describeSearch } from '../local-models/describe-search.ts';
import { findLocalModel } from '../local-models/find-local-model.ts';
import { openTransport } from '../mail/transport.ts';
import { openPhotoStore } from '../storage/open-photo-store.ts';
import { checkClock } from './check-clock.ts';
import { fail, ok, reason, warn, type CheckResult } from './check-result.ts';

const limitMs = 10_000;

/** @param newestObjects that have to be there */
export async function checkStorage(
  config: Config,
  newestObjects: readonly string[],
): Promise<CheckResult[]> {
  const what = 'Photos';
  if (config.storage === null && !existsSync(config.dataDir)) {
    return [ok(what, 'none yet: the first start makes their folder')];
  }
  try {
    const store = await openPhotoStore(config);
    await store.ping();
    const missing: string[] = [];
    for (const object of newestObjects) {
      const found = await store.open(object);
      found?.stream.destroy();
      if (found === null) missing.push(object);
    }
    const results = [ok(what, `${store.location} takes and removes files`)];
    if (missing.length > 0) {
      results.push(
        fail(
          what,
          `${missing.length} of the ${newestObjects.length} newest photos are not there. Check DATA_DIR and STORAGE_URL: are photos elsewhere? Else restore them from a backup.`,
        ),
      );
    }
    return results;
  } catch (error) {
    const advice =
      config.storage === null
        ? ' Photos need a folder that can be written, with room: see DATA_DIR.'
        : '';
    return [fail(what, `${reason(error)}${advice}`)];
  }
}

export async function checkMail({ mail, profile, dataDir }: Config): Promise<CheckResult> {
  const what = 'Mail';
  if (mail.smtp === null) {
    const found = 'no SMTP_URL: messages stay in the folder outbox of DATA_DIR';
    return profile === 'production'
      ? warn(what, `${found}, and nobody gets them.`)
      : ok(what, found);
  }
  const { host, port, secure, login } = mail.smtp;
  try {
    await openTransport(mail, dataDir).verify();
    return ok(what, `${host}:${port} ${login === null ? 'answers' : 'takes our login'}`);
  } catch (error) {
    const why = reason(error);
    const isPlain = secure && why.includes('TLS');
    const advice = isPlain
      ? 'Try smtp:// in SMTP_URL, which encrypts by STARTTLS'
      : 'Check SMTP_URL';
    return fail(what, `${host}:${port}: ${why} ${advice}. Mails wait for two days.`);
  }
}

/** Who looks at photos. Asks for the list of models, which costs nothing. */
export async function checkProvider(
  { ai, localModels }: Config,
  now: () => number,
): Promise<CheckResult[]> {
  const what = 'Analysis';
  if (ai === null) {
    const search = localModels === null ? null : await findLocalModel(localModels);
    return [ok(what, search === null ? 'the built-in analyzer' : describeSearch(search))];
  }
  const name = `${ai.provider} (${ai.model})`;
  const meanwhile = 'Until then the built-in analyzer stands in.';
  try {
    const answer = await ask(`${ai.baseUrl}/models`, headersOf(ai));
    const results = [describeAnswer(name, answer.status, meanwhile)];
    const date = Date.parse(answer.headers.get('date') ?? '');
    if (!Number.isNaN(date)) {
      const clock = await checkClock(
        () => Promise.resolve(date),
        now,
        `that of ${new URL(ai.baseUrl).hostname}`,
      );
      if (clock.status !== 'ok') results.push(clock);
    }
    return results;
  } catch (error) {
    return [fail(what, `${name} at ${ai.baseUrl}: ${reason(error)} ${meanwhile}`)];
  }
}

function describeAnswer(name: string, status: number, meanwhile: string): CheckResult {
  const what = 'Analysis';
  if (status === 401 || status === 403) {
    return fail(
      what,
      `${name} refuses the key (status ${status}). Check it, and that its account may use the model. ${meanwhile}`,
    );
  }
  if (status >= 500 || status === 429) {
    return warn(what, `${name} is busy or down (status ${status}). ${meanwhile}`);
  }
  return status < 300
    ? ok(what, `${name} answers`)
    : warn(
        what,
        `${name} answers, but lists no models (status ${status}). Analyze one photo to see whether it works.`,
      );
}

function headersOf({ provider, apiKey }: AiConfig): Record<string, string> {
  if (apiKey === null) return {};
  if (provider === 'anthropic') return { 'x-api-key': apiKey, 'anthropic-version': '2023-06-01' };
  if (provider === 'google') return { 'x-goog-api-key': apiKey };
  return { Authorization: `Bearer ${apiKey}` };
}

export async function checkLeads({ leads: { sink } }: Config): Promise<CheckResult> {
  return sink === null
    ? ok('Leads', 'are kept here and delivered nowhere')
    : checkReceiver('Leads', sink.url, 'LEAD_API_URL');
}

export async function checkScores({ scoreReceiver }: Config): Promise<CheckResult> {
  return scoreReceiver === null
    ? ok('Scores', 'are told to no other system')
    : checkReceiver('Scores', scoreReceiver.url, 'SCORE_WEBHOOK_URL');
}

export function checkAlarms({ alarms: { webhookUrl, mailTo }, profile }: Config): CheckResult {
  const ways = [
    ...(webhookUrl === null ? [] : [new URL(webhookUrl).hostname]),
    ...(mailTo === null ? [] : [mailTo.address]),
  ];
  if (ways.length > 0) return ok('Alarms', `go to ${ways.join(' and ')}`);
  return profile === 'production'
    ? warn(
        'Alarms',
        'nobody is told once something fails. Set ALARM_MAIL_TO or ALARM_WEBHOOK_URL, or watch /metrics.',
      )
    : ok('Alarms', 'go to nobody; /ops shows what fails');
}

/** Sends the receiver of a webhook nothing: any answer shows that it is there. */
async function checkReceiver(what: string, url: string, setting: string): Promise<CheckResult> {
  const { hostname } = new URL(url);
  try {
    const { status } = await ask(url, {}, 'HEAD');
    return status < 500
      ? ok(what, `${hostname} answers`)
      : warn(
          what,
          `${hostname} answers with status ${status}. Deliveries wait until it takes them.`,
        );
  } catch (error) {
    return fail(
      what,
      `${hostname}: ${reason(error)} Check ${setting}. Deliveries wait until it answers.`,
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
