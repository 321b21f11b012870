import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { addressFactsShape } from './address-facts.ts';
import { fireWarningsShape } from './fire-warnings.ts';
import { imageryShape } from './imagery.ts';
import { placesShape } from './places.ts';
import { environmentSchema } from './schema.ts';

const exampleFile = new URL('../../../../.env.example', import.meta.url);
const example = await readFile(exampleFile, 'utf8');

/** The commented-out settings: `# NAME=value`. */
const shown = new Map(
  [...example.matchAll(/^# ([A-Z][A-Z0-9_]*)=(.*)$/gm)].map(([, name = '', value = '']) => [
    name,
    value,
  ]),
);
const placesDocument = await readFile(
  new URL('../../../../docs/places.md', import.meta.url),
  'utf8',
);

/** The settings of all services that are told of a place, or asked what is there. */
const ofPlaces = Object.keys({
  ...placesShape,
  ...addressFactsShape,
  ...fireWarningsShape,
  ...imageryShape,
}).filter((name) => name.endsWith('_URL') && name !== 'IMAGERY_ATTRIBUTION_URL');

const defaults: Readonly<Record<string, unknown>> = environmentSchema.parse({});

describe('.env.example', () => {
  it('lists exactly the variables that the server reads', () => {
    expect([...shown.keys()].toSorted()).toEqual(Object.keys(environmentSchema.shape).toSorted());
  });

  it('sets nothing: every setting is commented out', () => {
    expect(example.split('\n').filter((line) => line !== '' && !line.startsWith('#'))).toEqual([]);
  });

  it.each(Object.entries(defaults))('shows the default of %s', (name, value) => {
    expect(shown.get(name)).toBe(String(value));
  });

  it('gives examples that the server accepts', () => {
    const given = Object.fromEntries([...shown].filter(([, value]) => value !== ''));
    expect(environmentSchema.safeParse(given).error).toBeUndefined();
  });

  it('explains every variable in the lines above it', () => {
    const lines = example.split('\n');
    const unexplained = [...shown.keys()].filter((name) => {
      const line = lines.findIndex((text) => text.startsWith(`# ${name}=`));
      return !/^# .*[a-z]{3}/.test(lines[line - 1] ?? '');
    });
    expect(unexplained).toEqual([]);
  });

  it('shows no secret that somebody might leave unchanged', () => {
    expect(shown.get('SIGNING_SECRET')).toBe('');
  });
});

it.each([...ofPlaces, 'GOOGLE_MAPS_API_KEY'])(
  'docs/places.md has a row for the service that %s sets',
  (name) => {
    const rows = placesDocument.split('\n').filter((line) => line.startsWith('| '));
    expect(rows.filter((row) => row.includes(`\`${name}\``))).toHaveLength(1);
  },
);
