import { randomUUID } from 'node:crypto';
import {
  coordinatedCommunitySchema,
  coordinatedWorkDaySchema,
  workDayInvitationSchema,
  workDayLimits,
  workDaysSchema,
  type CoordinatedWorkDay,
  type WorkDayInvitation,
} from '@dss/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newPersonsProgram } from '../accounts/testing/people.ts';
import { readConfig } from '../config/index.ts';
import { startTestApp, type TestApp } from '../testing/app.ts';
import type { Client, VisitorClient } from '../testing/client.ts';
import { expectError } from '../testing/errors.ts';
import { forgetSignUps } from './invited.ts';

const dayMs = 24 * 60 * 60 * 1000;
const inDays = (days: number) => new Date(Date.now() + days * dayMs).toISOString().slice(0, 10);
const planned = {
  hazard: 'zone0_combustible_mulch',
  day: inDays(60),
  starts_at: '09:00',
  ends_at: '12:30',
  place: 'Corner of Elm and Oak',
  tasks: ['Rake mulch back five feet', 'Cover the strip with gravel'],
  bring: ['Gloves'],
  cancelled: false,
} as const;

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
});

afterAll(() => app.close());

interface Planned {
  readonly coordinator: VisitorClient;
  readonly community: string;
  readonly url: string;
  readonly token: string;
  readonly keep: (change?: object) => Promise<CoordinatedWorkDay>;
  readonly read: () => Promise<CoordinatedWorkDay>;
  readonly invited: () => Promise<WorkDayInvitation>;
  readonly signUp: (details?: object, id?: string, by?: Client) => Promise<Response>;
}

async function newWorkDay(): Promise<Planned> {
  const coordinator = await newPersonsProgram(app);
  const details = { name: 'Elm Park', streets: ['Elm Street'], dwellings: 40 };
  const made = await coordinator.send('POST', '/api/communities', details);
  const { id: community } = coordinatedCommunitySchema.parse(await made.json());
  const url = `/api/communities/${community}/work-days/${randomUUID()}`;
  const keep = async (change: object = {}) => {
    const response = await coordinator.send('PUT', url, { ...planned, ...change });
    expect(response.status).toBe(200);
    return coordinatedWorkDaySchema.parse(await response.json());
  };
  const token = new URL((await keep()).invitation_url).hash.slice(1);
  return {
    coordinator,
    community,
    url,
    token,
    keep,
    read: async () => coordinatedWorkDaySchema.parse(await (await coordinator.fetch(url)).json()),
    invited: async () => {
      const response = await app.stranger.send('POST', '/api/work-day-invitations', { token });
      expect(response.status).toBe(200);
      return workDayInvitationSchema.parse(await response.json());
    },
    signUp: (said = {}, id = randomUUID(), by = app.stranger) =>
      by.send('PUT', `/api/work-day-sign-ups/${id}`, {
        token,
        first_name: 'Luz',
        people: 2,
        ...said,
      }),
  };
}

describe('a work day', () => {
  it('is read by whoever has its link, without an account, with how many come and not who', async () => {
    const { invited, signUp } = await newWorkDay();
    await signUp();
    await signUp({ first_name: 'Sam', people: 1 });
    const read = await invited();
    expect(read).toMatchObject({
      ...planned,
      community: 'Elm Park',
      coordinator: 'Ana Ruiz',
      before: null,
      changed_at: null,
      people: 3,
      takes_sign_ups: true,
      sign_ups_kept_until: inDays(90),
    });
    expect(JSON.stringify(read)).not.toMatch(/Luz|Sam/);
  });

  it('shows its coordinator who comes, the earliest first', async () => {
    const { read, signUp, coordinator, community } = await newWorkDay();
    await signUp();
    await signUp({ first_name: ' Sam ', people: 1 });
    const day = await read();
    expect(day.sign_ups.map(({ first_name: name, people }) => [name, people])).toEqual([
      ['Luz', 2],
      ['Sam', 1],
    ]);
    const listed = await coordinator.fetch(`/api/communities/${community}/work-days`);
    const { work_days: days } = workDaysSchema.parse(await listed.json());
    expect(days.map(({ id, people }) => [id, people])).toEqual([[day.id, 3]]);
  });

  it('tells on its page that it moved, and what it was before', async () => {
    const { keep, invited } = await newWorkDay();
    await keep({ tasks: ['Rake'] });
    expect((await invited()).changed_at).toBeNull();
    await keep({ starts_at: '10:00', place: 'Fire station' });
    const moved = await invited();
    expect(moved).toMatchObject({ starts_at: '10:00', place: 'Fire station' });
    const { day, starts_at, ends_at, place } = planned;
    expect(moved.before).toEqual({ day, starts_at, ends_at, place });
    expect(moved.changed_at).not.toBeNull();
  });

  it('tells that it was canceled, and takes nobody from then on', async () => {
    const { keep, invited, signUp } = await newWorkDay();
    await keep({ cancelled: true });
    const canceled = await invited();
    expect(canceled).toMatchObject({ cancelled: true, takes_sign_ups: false, before: null });
    expect(canceled.changed_at).not.toBeNull();
    await expectError(await signUp(), 'work_day_closed');
    await keep({ cancelled: false });
    expect((await signUp()).status).toBe(200);
  });

  it('tells, once it is held after all, what it was when it was canceled', async () => {
    const { keep, invited } = await newWorkDay();
    const { day, starts_at, ends_at, place } = planned;
    const moved = { place: 'Fire station' };
    await keep(moved);
    await keep({ ...moved, cancelled: true });
    await keep(moved);
    // Whoever knew that it is at the fire station learns nothing else.
    expect((await invited()).before).toBeNull();
    const { changed_at: canceledAt } = await keep({ ...moved, cancelled: true });
    app.clock.advance(dayMs);
    expect((await keep({ place: 'School', cancelled: true })).changed_at).toBe(canceledAt);
    await keep({ place: 'School', cancelled: true, tasks: ['Rake'] });
    await keep({ place: 'Park gate', cancelled: true });
    await keep({ place: 'Park gate' });
    expect((await invited()).before).toEqual({ day, starts_at, ends_at, place: 'Fire station' });
    await keep({ cancelled: true, starts_at: '10:00' });
    await keep({ cancelled: true, place: 'Park gate' });
    await keep({ place: 'Park gate' });
    expect(await invited()).toMatchObject({ before: null, place: 'Park gate' });
    await keep({ place });
    expect((await invited()).before).toMatchObject({ place: 'Park gate' });
  });

  it('takes nobody once it is over', async () => {
    const { keep, invited, signUp } = await newWorkDay();
    await keep({ day: inDays(-2) });
    expect((await invited()).takes_sign_ups).toBe(false);
    await expectError(await signUp(), 'work_day_closed');
  });

  it('is a calendar file at the time of the clocks there', async () => {
    const { token, url } = await newWorkDay();
    const response = await app.stranger.send('POST', '/api/work-day-calendars', { token });
    expect(response.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    const file = (await response.text()).replaceAll('\r\n ', '');
    const day = planned.day.replaceAll('-', '');
    expect(file).toContain(`DTSTART:${day}T090000\r\n`);
    expect(file).toContain(`DTEND:${day}T123000\r\n`);
    expect(file).toContain('SUMMARY:Work day\\, Elm Park\r\n');
    expect(file).toContain('LOCATION:Corner of Elm and Oak\r\n');
    expect(file).toContain(`UID:work-day-${url.split('/').at(-1)}\r\n`);
    expect(file).toContain('Replace mulch with gravel or stone');
  });

  it.each([
    ['an end before its start', { ends_at: '08:00' }],
    ['a time that no clock has', { starts_at: '24:00' }],
    ['no place', { place: ' ' }],
    ['nothing to do', { tasks: [] }],
    ['a hazard that isn’t one', { hazard: 'party' }],
    ['a day that is years ahead', { day: inDays(800) }],
  ])('has never %s', async (_what, wrong) => {
    const { coordinator, url } = await newWorkDay();
    const sent = await coordinator.send('PUT', url, { ...planned, ...wrong });
    await expectError(sent, 'invalid_request');
  });

  it('is not found under another community, even by its coordinator', async () => {
    const { url, read, signUp } = await newWorkDay();
    await signUp();
    const { coordinator, url: other } = await newWorkDay();
    const elsewhere = other.replace(/[^/]+$/, url.split('/').at(-1) ?? '');
    await expectError(await coordinator.fetch(elsewhere), 'work_day_not_found');
    const changing = await coordinator.send('PUT', elsewhere, planned);
    await expectError(changing, 'work_day_not_found');
    const [{ id } = { id: '' }] = (await read()).sign_ups;
    await coordinator.send('DELETE', `${other}/sign-ups/${id}`);
    await coordinator.send('DELETE', elsewhere);
    expect((await read()).sign_ups).toHaveLength(1);
  });

  it('goes with its community, and who comes with it', async () => {
    const { coordinator, community, token, signUp } = await newWorkDay();
    await signUp();
    await coordinator.send('DELETE', `/api/communities/${community}`);
    const gone = await app.stranger.send('POST', '/api/work-day-invitations', { token });
    await expectError(gone, 'work_day_not_found');
    await expectError(await signUp(), 'work_day_not_found');
  });
});

describe('a sign-up', () => {
  it('is there once if it is sent twice, as it was sent last', async () => {
    const { read, signUp } = await newWorkDay();
    const id = randomUUID();
    await signUp({}, id);
    await signUp({ people: 4 }, id);
    expect((await read()).sign_ups).toMatchObject([{ id, first_name: 'Luz', people: 4 }]);
    const other = await newWorkDay();
    await expectError(await other.signUp({}, id), 'work_day_not_found');
    expect((await read()).sign_ups).toHaveLength(1);
  });

  it('is withdrawn by whoever made it, and taken off the list by the coordinator', async () => {
    const { coordinator, url, read, signUp } = await newWorkDay();
    const [own, stranger, kept] = [randomUUID(), randomUUID(), randomUUID()];
    for (const id of [own, stranger, kept]) await signUp({}, id);
    expect((await app.stranger.send('DELETE', `/api/work-day-sign-ups/${own}`)).status).toBe(204);
    await coordinator.send('DELETE', `${url}/sign-ups/${stranger}`);
    expect((await read()).sign_ups.map(({ id }) => id)).toEqual([kept]);
  });

  it.each([
    ['no name', { first_name: ' ' }],
    ['a name as long as a letter', { first_name: 'x'.repeat(41) }],
    ['nobody', { people: 0 }],
    ['a crowd', { people: 21 }],
  ])('has never %s', async (_what, wrong) => {
    const { signUp } = await newWorkDay();
    await expectError(await signUp(wrong), 'invalid_request');
  });

  it('is refused once a day has as many as it takes', async () => {
    const { url, read, signUp } = await newWorkDay();
    await app.database.admin.query(
      `insert into work_day_sign_ups (id, work_day_id, first_name, people, signed_up_at)
       select gen_random_uuid(), $1, 'Ana', 1, now() from generate_series(1, $2)`,
      [url.split('/').at(-1), workDayLimits.mostSignUps],
    );
    await expectError(await signUp(), 'work_day_full');
    const [first] = (await read()).sign_ups;
    expect((await signUp({ people: 3 }, first?.id)).status).toBe(200);
  });

  it('is forgotten a month after the day', async () => {
    const { keep, read, signUp } = await newWorkDay();
    const { db } = app.dependencies;
    await signUp();
    const over = (days: number) => () => new Date(Date.parse(planned.day) + days * dayMs);
    await forgetSignUps(db, over(30));
    expect((await read()).sign_ups).toHaveLength(1);
    await forgetSignUps(db, over(32));
    expect((await read()).sign_ups).toEqual([]);
    await keep();
  });
});

describe('a stranger who fills a list', () => {
  it('is stopped after five sign-ups an hour, a change of one not counted', async () => {
    const { limits } = readConfig({}).rateLimits;
    expect(limits.workDaySignUp).toEqual({ max: 5, windowMs: 60 * 60_000 });
    const strict = await startTestApp({ rateLimits: readConfig({}).rateLimits });
    try {
      const coordinator = await newPersonsProgram(strict);
      const details = { name: 'Elm Park', streets: ['Elm Street'], dwellings: 40 };
      const made = await coordinator.send('POST', '/api/communities', details);
      const { id: community } = coordinatedCommunitySchema.parse(await made.json());
      const url = `/api/communities/${community}/work-days/${randomUUID()}`;
      const kept = await coordinator.send('PUT', url, planned);
      const { invitation_url: link } = coordinatedWorkDaySchema.parse(await kept.json());
      const said = { token: new URL(link).hash.slice(1), first_name: 'Luz', people: 1 };
      const visitor = await strict.newVisitor();
      const first = randomUUID();
      const signUp = (id: string) => visitor.send('PUT', `/api/work-day-sign-ups/${id}`, said);
      for (const id of [first, randomUUID(), randomUUID(), randomUUID(), randomUUID()]) {
        expect((await signUp(id)).status).toBe(200);
      }
      await expectError(await signUp(randomUUID()), 'too_many_requests');
      expect((await signUp(first)).status).toBe(200);
    } finally {
      await strict.close();
    }
  });
});
