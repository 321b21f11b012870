import { calendarLinkSchema, propertySchema, upkeepSchema, type CalendarLink } from '@dss/domain';
import ICAL from 'ical.js';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { startTestApp } from '../testing/app.ts';
import type { Client } from '../testing/client.ts';
import { expectError, withoutRequestId } from '../testing/errors.ts';
import { anOwnedProperty } from '../testing/owned-property.ts';
import { specifiedLimits } from '../testing/rate-limits.ts';
import { upkeepCalendar } from './calendar.ts';

const property = anOwnedProperty();
const path = (part: string) => `/api/properties/${property.id}/${part}`;

async function tasks(locale = 'en') {
  const headers = { 'Accept-Language': locale };
  const response = await property.owner.fetch(path('upkeep'), { headers });
  expect(response.status).toBe(200);
  return upkeepSchema.parse(await response.json()).tasks;
}

/** The lines of a calendar file, unfolded as RFC 5545 says. */
function unfolded(file: string): string[] {
  return file.replaceAll(/\r\n[ \t]/g, '').split('\r\n');
}

describe('the upkeep of a home', () => {
  it('follows from what its owner says, in the language of the reader', async () => {
    const before = await tasks();
    expect(before.find(({ id }) => id === 'clear_round_tank')?.reason).toBe('unseen');
    const answers = [
      { question_id: 'propane_clear', side: null, answer: 'not_applicable' },
      { question_id: 'gutters_clean', side: null, answer: 'no' },
    ];
    const saved = await property.owner.send('PUT', path('answers'), { answers });
    expect(saved.status).toBe(200);

    const after = await tasks('es');

    expect(after.find(({ id }) => id === 'clear_round_tank')).toBeUndefined();
    expect(after.find(({ id }) => id === 'clean_roof_and_gutters')).toMatchObject({
      title: 'Limpie el techo y las canaletas que haya',
      months: [5, 6, 7, 8, 9, 10, 11],
      reason: 'found',
    });
  });
});

describe('the upkeep of a home in another state', () => {
  it('names nothing of California’s law', async () => {
    const named = async () => JSON.stringify((await tasks()).map(({ sources }) => sources));
    const change = (address: string) =>
      property.owner.send('PUT', path('address'), { address, state: null });
    await change('12 Ridge Road, Paradise, CA 95969');
    expect(await named()).toMatch(/CCR|California Fire Code/);
    expect((await change('28 Bear Creek Rd, Evergreen, CO 80439')).status).toBe(200);
    expect(await named()).not.toMatch(/CCR|California Fire Code/);
  });
});

describe('its calendar', () => {
  const empty = { found: [], cleared: [], unseen: [], sources: [] };

  it('is a file that names neither the address nor the owner', async () => {
    const response = await property.owner.fetch(path('upkeep-calendar'), {
      headers: { 'Accept-Language': 'es' },
    });
    expect(response.headers.get('Content-Type')).toBe('text/calendar; charset=utf-8');
    expect(response.headers.get('Content-Disposition')).toContain('attachment');
    const file = await response.text();
    const home = propertySchema.parse(
      await (await property.owner.fetch(`/api/properties/${property.id}`)).json(),
    );
    for (const secret of [home.address, home.address_formatted, property.id]) {
      expect(file).not.toContain(secret);
    }
    expect(unfolded(file)).toContain('SUMMARY:Corte el pasto antes de que se seque');
  });

  it('is as RFC 5545 says: folded, escaped, whole days, every year', () => {
    const task = {
      id: 'mow_grass',
      title:
        'Corte el pasto; ñandú, “así” \\ y más, hasta que la línea pase de setenta y cinco bytes',
      text: 'One, two; three\nfour',
      months: [6, 4],
      reason: 'found',
    } as const;
    const since = new Date('2026-04-05T23:00:00Z');
    const calendarOf = { propertyId: property.id, locale: 'es', since } as const;
    const file = upkeepCalendar(
      { tasks: [{ ...task, ...empty, months: [...task.months] }] },
      calendarOf,
    );

    for (const line of file.split('\r\n')) {
      expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
      expect(line).not.toContain('\n');
    }
    const lines = unfolded(file);
    // The first Saturday of April 2026 was the day before.
    expect(lines).toEqual(
      expect.arrayContaining([
        'BEGIN:VCALENDAR',
        'VERSION:2.0',
        'REFRESH-INTERVAL;VALUE=DURATION:P1D',
        'DTSTART;VALUE=DATE:20260606',
        'RRULE:FREQ=YEARLY;BYMONTH=4,6;BYDAY=1SA',
        'DTSTAMP:20260405T230000Z',
        'DESCRIPTION:One\\, two\\; three\\nfour',
      ]),
    );
    expect(lines.find((line) => line.startsWith('SUMMARY'))).toBe(
      'SUMMARY:Corte el pasto\\; ñandú\\, “así” \\\\ y más\\, hasta que la línea pase de setenta y cinco bytes',
    );
  });

  it('leaves its days free in the eyes of a calendar program, every year', () => {
    const since = new Date('2026-04-05T23:00:00Z');
    const task = { ...empty, title: 'x', text: 'y', months: [4, 6], reason: 'found' } as const;
    const file = upkeepCalendar(
      { tasks: [{ ...task, id: 'mow_grass', months: [...task.months] }] },
      { propertyId: property.id, locale: 'en', since },
    );

    // As RFC 5545 requires of every line, the last one included.
    expect(file.endsWith('END:VCALENDAR\r\n')).toBe(true);
    const parsed = ICAL.Component.fromString(file);
    const [event] = parsed.getAllSubcomponents('vevent');
    expect(event?.getFirstPropertyValue('transp')).toBe('TRANSPARENT');
    const days = new ICAL.Event(event).iterator();
    expect([days.next(), days.next(), days.next()].map(String)).toEqual([
      '2026-06-06',
      '2027-04-03',
      '2027-06-05',
    ]);
  });

  it('has the name that the page of its link shows, another one for each home', async () => {
    const nameOf = async (link: CalendarLink) => {
      const file = ICAL.Component.fromString(await (await read(link)).text());
      expect(file.getFirstPropertyValue('name')).toBe(link.name);
      expect(file.getFirstPropertyValue('x-wr-calname')).toBe(link.name);
      return link.name;
    };
    const { app, owner } = property;
    const second = await app.newProperty(owner);
    const made = await owner.send('POST', `/api/properties/${second}/calendar-link`);
    const other = calendarLinkSchema.parse(await made.json());
    const [name, otherName] = [await nameOf(await subscribe(undefined, 'en')), await nameOf(other)];
    expect(name).toMatch(/^Upkeep for defensible space, home [A-Z]{4}$/);
    expect(otherName).not.toBe(name);
    expect((await subscribe(undefined, 'es')).name).toBe(
      name.replace('Upkeep for defensible space, home', 'Cuidado del espacio defendible, casa'),
    );
  });

  const eventIds = (propertyId: string) => {
    const since = new Date('2026-11-23T08:00:00Z');
    const task = { title: 'x', text: 'y', months: [5], reason: 'found' } as const;
    const wire = { ...task, ...empty, months: [5] };
    return unfolded(
      upkeepCalendar(
        {
          tasks: [
            { id: 'mow_grass', ...wire },
            { id: 'check_gear', ...wire },
          ],
        },
        { propertyId, locale: 'en', since },
      ),
    ).filter((line) => line.startsWith('UID'));
  };

  it('keeps the ids of its events', () => {
    expect(new Set(eventIds('a')).size).toBe(2);
    expect(eventIds('a')).toEqual(eventIds('a'));
  });

  it('gives the events of each home their own ids', () => {
    expect(eventIds('b')[0]).not.toBe(eventIds('a')[0]);
  });
});

const subscribe = async (client: Client = property.owner, locale = 'es'): Promise<CalendarLink> => {
  const response = await client.fetch(path('calendar-link'), {
    method: 'POST',
    headers: { 'Accept-Language': locale },
  });
  expect(response.status).toBe(201);
  return calendarLinkSchema.strict().parse(await response.json());
};
const subscribed = async (client: Client = property.owner) =>
  z
    .strictObject({ calendar_link: calendarLinkSchema.strict().nullable() })
    .parse(await (await client.fetch(path('calendar-link'))).json()).calendar_link;
const revoke = () => property.owner.send('DELETE', path('calendar-link'));
const read = ({ url }: CalendarLink) => property.app.stranger.fetch(new URL(url).pathname);

describe('a calendar link', () => {
  it('is read without a cookie', async () => {
    const link = await subscribe();
    const response = await read(link);
    expect(response.status).toBe(200);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'text/calendar; charset=utf-8',
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex',
    });
    expect(response.headers.getSetCookie()).toEqual([]);
  });

  it('says nothing of where the home is', async () => {
    const file = await (await read(await subscribe())).text();
    const home = propertySchema.parse(
      await (await property.owner.fetch(`/api/properties/${property.id}`)).json(),
    );
    for (const secret of [home.address, home.address_formatted, property.id, String(home.lat)]) {
      expect(file).not.toContain(secret);
    }
  });

  it('is read in the language in which it was made', async () => {
    const file = await (await read(await subscribe())).text();
    expect(unfolded(file)).toContain('SUMMARY:Corte el pasto antes de que se seque');
  });

  it('reads the same until an answer changes it', async () => {
    const link = await subscribe();
    const file = await (await read(link)).text();
    expect(await (await read(link)).text()).toBe(file);

    const tank = /^UID:clear_round_tank/m;
    expect(file).toMatch(tank);
    const answers = [{ question_id: 'propane_clear', side: null, answer: 'not_applicable' }];
    await property.owner.send('PUT', path('answers'), { answers });
    expect(await (await read(link)).text()).not.toMatch(tank);
  });

  it('is shown again to its owner', async () => {
    expect(await subscribed()).toBeNull();
    const link = await subscribe();
    expect(await subscribed()).toEqual(link);
  });

  it('ends with a newer one', async () => {
    const first = await subscribe();
    const second = await subscribe(property.owner, 'en');
    expect(second.locale).toBe('en');
    expect(await subscribed()).toEqual(second);
    await expectError(await read(first), 'route_not_found');
  });

  it('is stored nowhere as it is', async () => {
    const { url } = await subscribe();
    const { rows } = await property.app.database.admin.query<{ row: string }>(
      'select l::text as row from calendar_links l where property_id = $1',
      [property.id],
    );
    expect(rows).toHaveLength(1);
    expect(rows[0]?.row).not.toContain(/calendar\/(.+)\.ics/.exec(url)?.[1]);
  });

  it('gives no right to anything else', async () => {
    const { url } = await subscribe();
    const token = /calendar\/(.+)\.ics/.exec(url)?.[1] ?? '';
    const shared = await property.app.stranger.send('POST', '/api/shared-home/views', { token });
    await expectError(shared, 'share_link_invalid');
    const headers = { Authorization: `Bearer ${token}` };
    const home = await property.app.stranger.fetch(`/api/properties/${property.id}`, { headers });
    expect(home.status).toBe(401);
  });

  it('is no share link, nor a share link a calendar', async () => {
    const wanted = { hides_place: false, expires_in_days: null };
    const made = await property.owner.send('POST', path('share-links'), wanted);
    const { url } = z.object({ url: z.url() }).parse(await made.json());
    const calendar = `/calendar/${new URL(url).hash.slice(1)}.ics`;
    await expectError(await property.app.stranger.fetch(calendar), 'route_not_found');
  });

  it.each([
    ['was revoked', async () => expect((await revoke()).status).toBe(200)],
    ['lost its home', () => property.owner.send('DELETE', `/api/properties/${property.id}`)],
    [
      'lost its owner to a claim',
      async () => {
        const made = await property.owner.send('POST', path('claim-links'));
        const { url } = z.object({ url: z.url() }).parse(await made.json());
        const other = await property.app.newVisitor();
        const { pathname } = new URL(url);
        const headers = { Origin: property.app.url };
        expect((await other.fetch(pathname, { method: 'POST', headers })).status).toBeLessThan(400);
        expect(await subscribed(other)).toBeNull();
      },
    ],
  ])('has nothing at its address once it %s, like one that never was', async (_how, end) => {
    const link = await subscribe();
    expect((await read(link)).status).toBe(200);
    await end();
    const gone = await expectError(await read(link), 'route_not_found');
    const unknown = await property.app.stranger.fetch('/calendar/nothing.ics');
    expect(withoutRequestId(gone)).toEqual(
      withoutRequestId(await expectError(unknown, 'route_not_found')),
    );
    const { rowCount } = await property.app.database.admin.query(
      `select from property_grants where property_id = $1 and actor_kind = 'share_link' and not property_deleted`,
      [property.id],
    );
    expect(rowCount).toBe(0);
  });

  it('ends with the visitor who made it', async () => {
    const owner = await property.app.newVisitor();
    const id = await property.app.newProperty(owner);
    const made = await owner.send('POST', `/api/properties/${id}/calendar-link`);
    const link = calendarLinkSchema.parse(await made.json());
    expect((await read(link)).status).toBe(200);
    await owner.send('POST', '/api/visitors/forget');
    await expectError(await read(link), 'route_not_found');
  });

  it('is left out of the log', async () => {
    const link = await subscribe();
    await read(link);
    const lines = property.app.logLines.map((line): unknown => JSON.parse(line));
    expect(lines).toContainEqual(expect.objectContaining({ path: '/calendar/…', status: 200 }));
    expect(property.app.logLines.join('')).not.toContain(new URL(link.url).pathname);
  });

  it('is refused by itself when it is read without end', async () => {
    const app = await startTestApp({ rateLimits: specifiedLimits });
    try {
      const owner = await app.newVisitor();
      const pathOfNewLink = async () => {
        const home = `/api/properties/${await app.newProperty(owner)}`;
        const made = await owner.send('POST', `${home}/calendar-link`);
        return new URL(calendarLinkSchema.parse(await made.json()).url).pathname;
      };
      const link = await pathOfNewLink();
      const { max } = specifiedLimits.limits.other;
      for (let time = 0; time < max; time += 1) {
        expect((await app.stranger.fetch(link)).status).toBe(200);
      }
      await expectError(await app.stranger.fetch(link), 'too_many_requests');
      expect((await app.stranger.fetch(await pathOfNewLink())).status).toBe(200);
    } finally {
      await app.close();
    }
  });
});
