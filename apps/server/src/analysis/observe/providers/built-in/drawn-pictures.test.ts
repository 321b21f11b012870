import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { processPhoto } from '../../../../photos/process-photo.ts';
import { createBuiltInProvider } from './index.ts';

const pictures = new URL('../../../../../../../e2e/pictures/', import.meta.url);

/** Looks at a drawn picture as an uploaded photo with a known area. */
async function typesSeenIn(name: string): Promise<string[]> {
  const { working } = await processPhoto(await readFile(new URL(name, pictures)));
  const { findings } = await createBuiltInProvider().observe(
    { workingCopy: working, area: 'zone_1', caption: null },
    new AbortController().signal,
  );
  return findings.map(({ type }) => type);
}

// The browser tests of results, answers, disputes and documents use these pictures and need a hazard in them.
it('the drawn picture of a dry side yard shows dry grass in zone 1', async () => {
  expect(await typesSeenIn('side-dry-grass.jpg')).toContain('zone1_tall_dry_grass');
});

it.each(['front-lawn.jpg', 'side-gravel.jpg'])(
  'the drawn picture %s shows no dry grass',
  async (name) => {
    expect(await typesSeenIn(name)).not.toContain('zone1_tall_dry_grass');
  },
);
