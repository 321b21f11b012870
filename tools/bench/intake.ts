import { createHash, randomUUID } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import path from 'node:path';
import { photoLimits } from '@dss/domain';
import sharp from 'sharp';
import { largePhoto } from './photos.ts';
import { newVisitor, startProduct, type Visitor } from './product.ts';
import { figure, spreadText, type Section } from './report.ts';
import { alternate, quantile, ratioOf } from './statistics.ts';

const photosARound = 16;
const rounds = 3;
const crowd = 64;
const ofBare = 0.75;
const timesIdeal = 3;

type Photo = Buffer<ArrayBuffer>;

/** Photos a second from request to stored, against sharp alone, and what many at once mean for the last one. */
export async function measureIntake(stack: AsyncDisposableStack): Promise<Section> {
  const { origin } = await startProduct(stack);
  const folder = await mkdtemp(path.join(tmpdir(), 'dss-bench-photos-'));
  stack.defer(() => rm(folder, { recursive: true, force: true }));
  const photos = await Promise.all(
    Array.from({ length: photosARound }, (_, index) => largePhoto(index)),
  );
  const visitor = await newVisitor(origin);
  const sides = {
    product: () => uploadAll(visitor, photos),
    bare: () => storeAll(folder, photos),
  };
  await sides.product();
  await sides.bare();
  const seconds = await alternate(['product', 'bare'], rounds, (side) => elapsed(sides[side]));
  const rates = (side: 'product' | 'bare') =>
    (seconds.get(side) ?? []).map((time) => photosARound / time);
  const ratio = ratioOf(rates('product'), rates('bare'));

  const many = Array.from({ length: crowd }, (_, index) => photos[index % photosARound]).flatMap(
    (photo) => photo ?? [],
  );
  const ideal = crowd / quantile(rates('bare'), 0.5);
  const waits = await uploadTogether(await newVisitor(origin), many);
  const p99 = quantile(waits, 0.99);
  return {
    title: 'Photo intake',
    goals: [
      {
        goal: `photos per second, from request to stored: at least ${ofBare} of sharp alone`,
        measured: spreadText(ratio),
        isMet: ratio.middle >= ofBare,
      },
      {
        goal: `${crowd} uploads at once: p99 at most ${timesIdeal} times the ideal`,
        measured: `${figure(p99 / ideal)} times (${figure(p99)} s against ${figure(ideal)} s)`,
        isMet: p99 <= timesIdeal * ideal,
      },
    ],
    details: [
      `Drawn photos of 12 megapixels and about 5 MB: the product takes ${figure(quantile(rates('product'), 0.5))}/s, sharp alone ${figure(quantile(rates('bare'), 0.5))}/s, ${photosARound} a round, ${rounds} rounds. Sharp alone decodes and encodes both derivatives with the product's own sizes and qualities, ${availableParallelism()} photos at once, and writes the three files. The ideal for ${crowd} uploads at once is the time in which sharp alone stores them all.`,
    ],
  };
}

async function elapsed(work: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now();
  await work();
  return (performance.now() - startedAt) / 1000;
}

/** Uploads to one new property, four at a time, one more than a page does. */
async function uploadAll(visitor: Visitor, photos: readonly Photo[]): Promise<void> {
  const propertyId = await visitor.createProperty();
  await inLanes(4, photos, (photo) => visitor.upload(propertyId, randomUUID(), photo));
}

/** Uploads all at once, to homes that have room, and returns how long each took in seconds. */
async function uploadTogether(visitor: Visitor, photos: readonly Photo[]): Promise<number[]> {
  const properties = [await visitor.createProperty(), await visitor.createProperty()];
  return Promise.all(
    photos.map((photo, index) =>
      elapsed(() => visitor.upload(properties[index % 2] ?? '', randomUUID(), photo)),
    ),
  );
}

function storeAll(folder: string, photos: readonly Photo[]): Promise<void> {
  return inLanes(availableParallelism(), photos, async (photo) => {
    const working = await sharp(photo)
      .resize({
        width: photoLimits.workingCopyPixels,
        height: photoLimits.workingCopyPixels,
        fit: 'inside',
        withoutEnlargement: true,
      })
      .jpeg({ quality: 84 })
      .toBuffer();
    const thumbnail = await sharp(working)
      .resize({
        width: photoLimits.thumbnailPixels,
        height: photoLimits.thumbnailPixels,
        fit: 'inside',
        withoutEnlargement: true,
      })
      .webp({ quality: 78 })
      .toBuffer();
    const name = createHash('sha256').update(photo).digest('hex');
    for (const [suffix, bytes] of Object.entries({ photo, working, thumbnail })) {
      await writeFile(path.join(folder, `${name}-${suffix}`), bytes);
    }
  });
}

async function inLanes<Item>(
  lanes: number,
  items: readonly Item[],
  work: (item: Item) => Promise<void>,
): Promise<void> {
  const waiting = [...items];
  const lane = async () => {
    for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) await work(item);
  };
  await Promise.all(Array.from({ length: lanes }, lane));
}
