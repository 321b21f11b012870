import { randomUUID } from 'node:crypto';
import { insurerNoticeSchema } from '@dss/domain';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { newPerson, newPersonsProgram } from '../accounts/testing/people.ts';
import { createLinkTokens } from '../signed-addresses/link-tokens.ts';
import { startTestApp, type TestApp } from '../testing/app.ts';
import type { VisitorClient } from '../testing/client.ts';
import { expectError } from '../testing/errors.ts';
import { remindingTasks } from './remind.ts';

let app: TestApp;
let owner: VisitorClient & { readonly email: string };
let propertyId: string;
let notice: string;
let moved = 0;

beforeAll(async () => {
  app = await startTestApp();
});

afterAll(() => app.close());

beforeEach(async () => {
  owner = await newPersonsProgram(app);
  propertyId = await app.newProperty(owner);
  notice = `/api/properties/${propertyId}/insurer-notices/${randomUUID()}`;
  await enter({});
});

afterEach(() => {
  app.clock.advance(-moved);
  moved = 0;
});

/** A day of California's calendar, so many days from now. */
function dayIn(days: number): string {
  const at = new Date(app.clock.now().getTime() + days * 86_400_000);
  return at.toLocaleDateString('en-CA', { timeZone: 'America/Los_Angeles' });
}

function passDays(days: number): void {
  moved += days * 86_400_000;
  app.clock.advance(days * 86_400_000);
}

async function enter(changes: object): Promise<void> {
  const entered = {
    kind: 'other',
    insurer: 'Mutual',
    dated_on: null,
    answer_by: dayIn(20),
    policy_ends_on: null,
  };
  expect((await owner.send('PUT', notice, { ...entered, ...changes })).status).toBe(200);
}

const turnOn = async () => {
  const answer = await owner.send('PUT', `${notice}/reminders`);
  return insurerNoticeSchema.parse(await answer.json());
};

/** What the job does in the morning. */
async function morning(): Promise<void> {
  const { db, reminderTokens } = app.dependencies;
  const { remind_of_insurer: remind } = remindingTasks({
    db,
    reminderTokens,
    clock: app.clock.now,
  });
  await remind(
    { property_id: propertyId },
    {
      signal: new AbortController().signal,
      failed: (error) => {
        throw error;
      },
    },
  );
}

async function mails() {
  const { rows } = await app.database.admin.query<{ recipient: string; props: unknown }>(
    `select recipient, content -> 'props' as props from outbox where name = 'insurer_reminder' and property_id = $1 order by created_at`,
    [propertyId],
  );
  return rows;
}

async function planned(): Promise<readonly string[]> {
  const { rows } = await app.database.admin.query<{ at: Date }>(
    'select run_at as at from graphile_worker.jobs where key = $1',
    [`remind:${propertyId}`],
  );
  // The database's clock is some milliseconds before or after ours.
  return rows.map(({ at }) => new Date(at.getTime() + 30_000).toISOString().slice(11, 16));
}

describe('a reminder', () => {
  it('is mailed once, a week before the day', async () => {
    expect(await turnOn()).toMatchObject({ reminds: true });
    await morning();
    expect(await mails()).toEqual([]);
    const by = dayIn(20);
    passDays(13);
    await morning();
    await morning();
    expect(await mails()).toEqual([
      {
        recipient: owner.email,
        props: expect.objectContaining({ property_id: propertyId, day: 'answer', by }),
      },
    ]);
  });

  it('is planned for a morning', async () => {
    expect(await planned()).toEqual([]);
    await turnOn();
    expect(await planned()).toEqual(['16:00']);
    await morning();
    expect(await planned()).toEqual(['16:00']);
  });

  it('is not put off by a run that plans the next one, after its owner asked for a look', async () => {
    const looksAt = async () => {
      const { rows } = await app.database.admin.query<{ at: Date }>(
        'select run_at as at from graphile_worker.jobs where key = $1',
        [`remind:${propertyId}`],
      );
      return rows.map(({ at }) => at.getTime());
    };
    await turnOn();
    const asked = await looksAt();
    expect(asked).toHaveLength(1);
    await morning();
    expect(await looksAt()).toEqual(asked);
  });

  it('comes anew for a day that was moved', async () => {
    await turnOn();
    passDays(13);
    await morning();
    await enter({ answer_by: dayIn(5) });
    await morning();
    expect(await mails()).toHaveLength(2);
  });

  it('is none of what was answered, nor of what is over', async () => {
    await turnOn();
    passDays(13);
    const step = { kind: 'sent', on: dayIn(0), note: null };
    await owner.send('PUT', `${notice}/steps/${randomUUID()}`, step);
    await morning();
    expect(await mails()).toEqual([]);
    await enter({ kind: 'cancellation', policy_ends_on: dayIn(5) });
    const end = { outcome: 'kept', on: dayIn(0), counts: false };
    await owner.send('PUT', `${notice}/outcome`, end);
    await morning();
    expect(await mails()).toEqual([]);
  });

  it('is for whoever asked, and for nobody else once the home is another’s', async () => {
    passDays(13);
    await morning();
    expect(await mails()).toEqual([]);
    await turnOn();
    const made = await owner.send('POST', `/api/properties/${propertyId}/claim-links`);
    const { url } = z.object({ url: z.url() }).parse(await made.json());
    const { browser: next } = await newPerson(app);
    const claimed = await next.fetch(url, { method: 'POST', headers: { Accept: 'text/html' } });
    expect(claimed.status).toBe(303);
    await morning();
    expect(await mails()).toEqual([]);
  });

  it('has a link that ends them, for whoever has it', async () => {
    await turnOn();
    passDays(13);
    await morning();
    const { token } = z.object({ token: z.string() }).parse((await mails())[0]?.props);
    for (const again of [1, 2]) {
      const ended = await app.stranger.fetch(`/api/insurer-reminders/end?token=${token}`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
        body: 'List-Unsubscribe=One-Click',
      });
      expect(ended.status, `${again}`).toBe(200);
    }
    const listed = await owner.fetch(`/api/properties/${propertyId}/insurer-notices`);
    expect(await listed.json()).toMatchObject({ notices: [{ reminds: false }] });
    for (const forged of [
      'nothing',
      createLinkTokens(Buffer.alloc(32), 'share link').sign(propertyId),
    ]) {
      const refused = await app.stranger.send('POST', `/api/insurer-reminders/end?token=${forged}`);
      await expectError(refused, 'route_not_found');
    }
  });

  it('is turned off as it was turned on', async () => {
    await turnOn();
    await owner.send('DELETE', `${notice}/reminders`);
    passDays(13);
    await morning();
    expect(await mails()).toEqual([]);
  });
});
