import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { anOwnedProperty } from '../../testing/owned-property.ts';

const property = anOwnedProperty();

const migration = path.join(
  import.meta.dirname,
  '../../db/migrations/0001_why_photos_were_not_observed.sql',
);

const shownSchema = z.object({ photos: z.array(z.object({ error: z.string().nullable() })) });

it('is stored as a code, also where an earlier version stored a sentence, and told in words', async () => {
  const { admin } = property.app.database;
  const answers = [{ question_id: 'firewood_at_wall', side: null, answer: 'yes' }];
  await property.owner.send('PUT', `/api/properties/${property.id}/answers`, { answers });
  const sentences = [
    null,
    'The file of this photo could not be found. Please add the photo again.',
    'This photo could not be analyzed this time. Run the analysis again to retry it.',
    'Something that no version says.',
  ];
  const photos = sentences.map((error, index) => ({
    image_id: `photo-${index}`,
    observed: error === null,
    error,
    quality_issues: [],
    not_counted: null,
    provider: null,
  }));
  await admin.query(
    `update analyses set raw_json = jsonb_set(raw_json, '{photos}', $2) where property_id = $1`,
    [property.id, JSON.stringify(photos)],
  );

  await admin.query(await readFile(migration, 'utf8'));

  const { rows } = await admin.query<{ code: string | null; id: string }>(
    `select analyses.id, photo ->> 'error' as code
     from analyses, jsonb_array_elements(raw_json -> 'photos') photo where property_id = $1`,
    [property.id],
  );
  expect(rows.map(({ code }) => code)).toEqual([null, 'missing', 'fault', 'fault']);
  const response = await property.owner.fetch(
    `/api/properties/${property.id}/analyses/${rows[0]?.id}`,
  );
  const shown = shownSchema.parse(await response.json());
  expect(shown.photos.map(({ error }) => error)).toEqual([
    null,
    sentences[1],
    sentences[2],
    sentences[2],
  ]);
});
