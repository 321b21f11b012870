import { propertySchema, upkeepSchema } from '@dss/domain';
import { describe, expect, it } from 'vitest';
import { itGuardsTheProperty } from '../testing/access-cases.ts';
import { anOwnedProperty } from '../testing/owned-property.ts';
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
  itGuardsTheProperty(
    () => property.app,
    (client, id) => client.send('GET', `/api/properties/${id}/upkeep`),
  );

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
      title: 'Limpie el techo y las canaletas',
      months: [5, 6, 7, 8, 9, 10, 11],
      reason: 'found',
    });
  });
});

describe('its calendar', () => {
  itGuardsTheProperty(
    () => property.app,
    (client, id) => client.send('GET', `/api/properties/${id}/upkeep-calendar`),
  );

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
      sources: [],
    } as const;
    const since = new Date('2026-04-05T23:00:00Z');
    const calendarOf = { propertyId: property.id, locale: 'es', since } as const;
    const file = upkeepCalendar(
      { tasks: [{ ...task, months: [...task.months], sources: [] }] },
      calendarOf,
    );

    expect(file.endsWith('END:VCALENDAR\r\n') || file.endsWith('END:VCALENDAR')).toBe(true);
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

  it('keeps the ids of its events, and gives each home its own', () => {
    const file = (propertyId: string) => {
      const since = new Date('2026-11-23T08:00:00Z');
      const task = { title: 'x', text: 'y', months: [5], reason: 'found', sources: [] } as const;
      const wire = { ...task, months: [5], sources: [] };
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
    const ids = file('a');
    expect(new Set(ids).size).toBe(2);
    expect(file('a')).toEqual(ids);
    expect(file('b')[0]).not.toBe(ids[0]);
  });
});
