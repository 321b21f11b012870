import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import type { AlarmsConfig, Config, MailConfig } from '../config/index.ts';
import { fetchBytes } from '../external-http/fetch-external.ts';
import { openTransport } from '../mail/transport.ts';
import type { Alarm, Tell } from './watch-faults.ts';

/** Whoever is to be told, each by a way of their own. A mail isn't put into the outbox, which may be what fails. */
export function waysToTell({
  alarms: { webhookUrl, mailTo },
  mail,
  dataDir,
  origin,
  leads: { projectName },
}: Pick<Config, 'dataDir' | 'leads' | 'origin'> & {
  readonly alarms: AlarmsConfig;
  readonly mail: MailConfig;
}): readonly Tell[] {
  const from = `${projectName} on ${hostname()}`;
  const ways: Tell[] = [];
  if (webhookUrl !== null) {
    ways.push(async (alarm) => {
      await fetchBytes({
        service: 'alarm receiver',
        url: new URL(webhookUrl),
        timeoutMs: 10_000,
        maxBytes: 64 * 1024,
        body: { text: `${titleOf(alarm, from)}\n${detailOf(alarm, origin)}` },
      });
    });
  }
  if (mailTo !== null) {
    const transport = openTransport(mail, dataDir);
    ways.push((alarm) =>
      transport.send({
        id: randomUUID(),
        from: mail.from,
        to: mailTo.address,
        subject: titleOf(alarm, from),
        text: `${detailOf(alarm, origin)}\n`,
      }),
    );
  }
  return ways;
}

function titleOf({ text, isOver }: Alarm, from: string): string {
  return isOver ? `${from}: over: ${text}` : `${from}: ${text}`;
}

function detailOf({ since, isOver }: Alarm, origin: string | null): string {
  const at = since.toISOString().slice(0, 16).replace('T', ' ');
  const lasted = isOver ? `It had failed since ${at}` : `It has failed since ${at}`;
  const where = origin === null ? '/ops' : `${origin}/ops`;
  return `${lasted}; times are in UTC. ${where} shows more.`;
}
