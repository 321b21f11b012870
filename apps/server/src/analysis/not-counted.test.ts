import sharp from 'sharp';
import { afterEach, expect, it } from 'vitest';
import { photoAnswer } from './observe/providers/ai/testing/answers.ts';
import { drawYard } from './observe/providers/built-in/testing/drawn-yard.ts';
import { createBuiltInProvider } from './observe/providers/built-in/index.ts';
import { openAnalysisBench, type AnalysisBench } from './testing/analysis-bench.ts';
import { openModelBench } from './testing/model-bench.ts';
import { analysisOf } from './testing/replies.ts';

let bench: AnalysisBench;

afterEach(() => bench.close());

it('a photo in which the model sees no house or yard is marked as not counted', async () => {
  const answer = photoAnswer();
  bench = await openModelBench(({ texts: [caption = ''] }) => ({
    answer: caption.includes('a cat')
      ? { ...answer, shows: { ...answer.shows, house_or_yard: false } }
      : answer,
  }));
  await bench.addPhoto('front', { area: 'zone_0', direction: 'north' });
  await bench.addPhoto('cat', { area: 'zone_0', direction: 'east', caption: 'a cat' });
  await bench.startWorking();
  const { photos, explanation } = await analysisOf(await bench.analyze());
  expect(photos).toMatchObject([
    { image_id: 'front', not_counted: null },
    { image_id: 'cat', observed: true, not_counted: 'no_home_in_view' },
  ]);
  expect(explanation.coverage.directions_seen).toEqual(['north']);
});

it('a picture that no camera can have taken is marked as not counted', async () => {
  bench = await openAnalysisBench(createBuiltInProvider());
  const lawn = { create: { width: 900, height: 700, channels: 3, background: '#4f9a35' } } as const;
  const blank = await sharp(lawn).jpeg().toBuffer();
  await bench.addPhoto(
    'yard',
    { area: 'zone_1', direction: 'north' },
    await drawYard({ ground: 'green grass' }),
  );
  await bench.addPhoto('blank', { area: 'zone_1', direction: 'east' }, blank);
  await bench.startWorking();
  const { photos, explanation } = await analysisOf(await bench.analyze());
  expect(photos).toMatchObject([
    { image_id: 'yard', not_counted: null },
    { image_id: 'blank', observed: true, not_counted: 'not_a_photo' },
  ]);
  expect(explanation.coverage.directions_seen).toEqual(['north']);
});
