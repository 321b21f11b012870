/**
 * `npm run bench`: what looking at photos, taking them in and scoring cost this machine, as multiples of decoding and shrinking the
 * same photos, so that two machines or two versions can be compared; and what many uploads at once mean for others.
 */
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import {
  areaOptions,
  computeScore,
  directions,
  goodAnswerOf,
  hazardTypeIds,
  nothingKnown,
  questions,
  photoLimits,
  type ScoreInput,
} from '@dss/domain';
import sharp from 'sharp';
import { createBuiltInProvider } from '../../apps/server/src/analysis/index.ts';
import { drawYard } from '../../apps/server/src/analysis/observe/providers/built-in/testing/drawn-yard.ts';
import { processPhoto } from '../../apps/server/src/photos/index.ts';
import { measureStage, type Stage } from './measure-stage.ts';
import { measureUploadsAtOnce } from './uploads-at-once.ts';

const root = path.resolve(import.meta.dirname, '../..');
/** Real photos, if present next to the project; else drawn ones. */
const realPhotos = path.join(root, '../shared/photos/houses');
const maxPhotos = 24;
const megabyte = 1024 * 1024;

const { photos, from } = await readPhotos();
const workingCopies: Buffer[] = [];
for (const photo of photos) workingCopies.push((await processPhoto(photo)).working);
const provider = createBuiltInProvider();
const { signal } = new AbortController();
const side = photoLimits.workingCopyPixels;

const shrink = (photo: Buffer) =>
  sharp(photo)
    .resize(side, side, { fit: 'inside', withoutEnlargement: true })
    .removeAlpha()
    .raw()
    .toBuffer();
const observe = (workingCopy: Buffer) =>
  provider.observe({ workingCopy, area: 'zone_1', caption: null }, signal);

// Warms up before measuring: code is compiled and modules are loaded.
await measureStage('', photos.slice(0, 3), shrink);
await measureStage('', workingCopies.slice(0, 3), observe);
await measureStage('', Array.from({ length: 100 }, manyFindings), (input) => computeScore(input));

const plain = await measureStage('decode and shrink with sharp', photos, shrink);
const stages = [
  plain,
  await measureStage('take in an upload', photos, processPhoto),
  await measureStage('look with the built-in analyzer', workingCopies, observe),
  await measureStage(
    'score a home of 50 photos',
    Array.from({ length: 100 }, manyFindings),
    (input) => computeScore(input),
  ),
];

const crowds = [];
for (const count of [64, 256]) {
  const sent = Array.from(
    { length: count },
    (_, at) => photos[at % photos.length] ?? Buffer.alloc(0),
  );
  crowds.push({ count, ...(await measureUploadsAtOnce(sent)) });
}

const row = ({ name, coreMs, peakBytes }: Stage) =>
  [
    name.padEnd(34),
    coreMs.toFixed(1).padStart(8),
    (coreMs / plain.coreMs).toFixed(2).padStart(7),
    String(Math.round(peakBytes / megabyte)).padStart(9),
  ].join('');
process.stdout.write(
  [
    `${photos.length} photos: ${from}`,
    '',
    `${''.padEnd(34)}${'core ms'.padStart(8)}${'ratio'.padStart(7)}${'peak MB'.padStart(9)}`,
    ...stages.map(row),
    '',
    'Medians per photo, in time of one processor core. The memory is that of the whole process.',
    '',
    ...crowds.map(
      (crowd) =>
        `${crowd.count} uploads of one visitor at once: ${crowd.stored} stored, the last after ${crowd.longestStored.toFixed(1)}; ` +
        `${crowd.refused} told to wait, the last after ${crowd.longestRefused.toFixed(1)}; another visitor's first photo waited ${crowd.newcomerWaited.toFixed(1)}.`,
    ),
    'In multiples of what one photo takes while two are decoded at once.',
    '',
  ].join('\n'),
);

async function readPhotos(): Promise<{ photos: Buffer[]; from: string }> {
  const files = await readdir(realPhotos).catch(() => []);
  const names = files.filter((file) => /\.(jpe?g|png)$/i.test(file)).slice(0, maxPhotos);
  if (names.length > 0) {
    const read = names.map((name) => readFile(path.join(realPhotos, name)));
    return { photos: await Promise.all(read), from: path.relative(root, realPhotos) };
  }
  const grounds = ['green grass', 'dry grass', 'concrete'] as const;
  const drawn = await Promise.all(grounds.map((ground) => drawYard({ ground })));
  return { photos: [...drawn, ...drawn, ...drawn], from: 'drawn' };
}

/** A home with many photos and findings: 50 photos, 40 findings in them, and an answer to every question. */
function manyFindings(): ScoreInput {
  const sideOf = (index: number) => directions[index % directions.length] ?? 'north';
  const looks = Array.from({ length: 50 }, (_, index) => ({
    photoId: `photo-${index}`,
    side: index % 5 === 0 ? null : sideOf(index),
    sideFrom: 'owner' as const,
    areas: [],
    areasInView: areaOptions.map(({ id }) => id),
    usable: true,
    judges: hazardTypeIds,
  }));
  const observations = Array.from({ length: 40 }, (_, index) => ({
    id: `finding-${index}`,
    hazardType: hazardTypeIds[index % hazardTypeIds.length] ?? 'zone0_vegetation',
    side: looks[index]?.side ?? null,
    extent: 'moderate' as const,
    distanceToStructureFt: null,
    worstPlace: false,
    slope: null,
    confidence: 0.7,
    source: 'provider' as const,
    provider: 'bench',
    calibrated: false,
    looksByArea: true,
    photoId: `photo-${index}`,
    questionId: null,
    area: null,
    box: null,
    explanation: '',
  }));
  const answers = questions.flatMap((question) =>
    (question.asked === 'whole_house' ? [null] : directions).map((direction) => ({
      questionId: question.id,
      side: direction,
      answer: goodAnswerOf(question) ?? ('no' as const),
    })),
  );
  return { ...nothingKnown, photos: looks, observations, answers };
}
