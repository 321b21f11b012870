import { randomInt } from 'node:crypto';
import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { becomeVisitor, sha256, sha256OfFile, type ApiVisitor } from './product/api.ts';
import { expect, temporaryDirectory, test } from './product/fixtures.ts';
import { drawnPictures } from './product/photos.ts';
import { freePort, startProduct } from './product/running-product.ts';

/** One in each equal part of the job's time, so that every run has early, middle and late ones. */
const kills = 8;

interface Round {
  propertyId: string | null;
  /** Photos whose upload was acknowledged: image id and hash. */
  readonly acknowledged: Map<string, string>;
  analysisAcknowledged: boolean;
}

test('a kill at any moment loses nothing that was acknowledged', async () => {
  test.setTimeout(360_000);
  const seed = Number(process.env['KILL_SEED'] ?? randomInt(2 ** 31));
  console.log(`seed of the moments: ${seed} (KILL_SEED repeats them)`);
  const random = seededRandom(seed);
  const dataDir = await temporaryDirectory();
  const port = await freePort();
  const pictures = await Promise.all(
    drawnPictures()
      .slice(0, 3)
      .map((file) => readFile(file)),
  );
  let product = await startProduct({ dataDir, port });
  const visitor = await becomeVisitor(product.url);

  try {
    // The first job takes longer than those after it.
    await assess(visitor, pictures, newRound());
    const started = performance.now();
    await assess(visitor, pictures, newRound());
    const duration = performance.now() - started;

    for (let kill = 0; kill < kills; kill += 1) {
      const round = newRound();
      const flow = assess(visitor, pictures, round).catch(() => 'cut off');
      await untilUploadBegan(round);
      await delay(((kill + random()) / kills) * duration);
      await product.kill();
      await flow;
      product = await startProduct({ dataDir, port });

      await test.step(`kill ${kill + 1}: ${round.acknowledged.size} photos and ${round.analysisAcknowledged ? 'the' : 'no'} analysis were acknowledged`, async () => {
        const { propertyId } = round;
        if (propertyId === null) throw new Error('the property was acknowledged before the kill');
        for (const [imageId, hash] of round.acknowledged) {
          const photo = (await listPhotos(visitor, propertyId)).find(
            (candidate) => candidate.image_id === imageId,
          );
          expect(photo?.sha256, imageId).toBe(hash);
          const stored = path.join(
            dataDir,
            'photos',
            photo?.source_url.replace('dss-images/', '') ?? '',
          );
          expect(await sha256OfFile(stored), imageId).toBe(hash);
          const shown = await fetch(new URL(photo?.signed_url ?? '', product.url));
          expect(shown.status, imageId).toBe(200);
        }
        // A client that was cut off sends the rest again; an acknowledged analysis finishes without another request.
        if (!round.analysisAcknowledged) await assess(visitor, pictures, round);
        await untilDone(visitor, propertyId);
        const { analyses } = await visitor.json<{ analyses: unknown[] }>(
          'GET',
          `/api/properties/${propertyId}/analyses?limit=10`,
        );
        expect(analyses).toHaveLength(1);
        expect(await listPhotos(visitor, propertyId)).toHaveLength(pictures.length);
      });
    }
  } finally {
    await product.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
});

function newRound(): Round {
  return { propertyId: null, acknowledged: new Map(), analysisAcknowledged: false };
}

/** Runs the main job; records in `round` each thing that the server acknowledges. */
async function assess(
  visitor: ApiVisitor,
  pictures: readonly Buffer<ArrayBuffer>[],
  round: Round,
): Promise<void> {
  if (round.propertyId === null) {
    const property = await visitor.json<{ id: string }>('POST', '/api/properties', {
      address: '12 Ridge Road, Paradise, CA 95969',
    });
    round.propertyId = property.id;
  }
  const { propertyId } = round;
  await Promise.all(
    pictures.map(async (bytes, index) => {
      const imageId = `photo-${index + 1}`;
      const answer = await visitor.putPhoto(propertyId, imageId, bytes);
      if (!answer.ok) throw new Error(await answer.text());
      await answer.arrayBuffer();
      round.acknowledged.set(imageId, sha256(bytes));
    }),
  );
  await visitor.json('POST', '/functions/v1/analyze_v2', { property_id: propertyId });
  round.analysisAcknowledged = true;
  await untilDone(visitor, propertyId);
}

async function untilUploadBegan(round: Round): Promise<void> {
  await expect.poll(() => round.propertyId, { intervals: [1] }).not.toBeNull();
}

async function untilDone(visitor: ApiVisitor, propertyId: string): Promise<void> {
  for (;;) {
    const { job } = await visitor.json<{ job: { status: string } | null }>(
      'GET',
      `/api/properties/${propertyId}/analysis-job`,
    );
    if (job?.status === 'done') return;
    if (job?.status === 'failed') throw new Error('the analysis failed');
    await delay(50);
  }
}

interface ListedPhoto {
  image_id: string;
  sha256: string;
  source_url: string;
  signed_url: string;
}

async function listPhotos(visitor: ApiVisitor, propertyId: string): Promise<ListedPhoto[]> {
  const { photos } = await visitor.json<{ photos: ListedPhoto[] }>(
    'GET',
    `/api/properties/${propertyId}/photos`,
  );
  return photos;
}

/** Pseudorandom numbers from 0 to 1, reproducible by seed (mulberry32). */
function seededRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
