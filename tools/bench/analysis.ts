import { photoLimits } from '@dss/domain';
import sharp from 'sharp';
import { createBuiltInProvider } from '../../apps/server/src/analysis/index.ts';
import { photoAnswer } from '../../apps/server/src/analysis/observe/providers/ai/testing/answers.ts';
import {
  startModelServer,
  testKey,
} from '../../apps/server/src/analysis/observe/providers/ai/testing/model-server.ts';
import { processPhoto } from '../../apps/server/src/photos/index.ts';
import { largePhoto, phoneSized, readPhotos } from './photos.ts';
import { newVisitor, startProduct } from './product.ts';
import { figure, spreadText, type Section } from './report.ts';
import { alternate, ratioOf, spreadOf } from './statistics.ts';

const timesDecoding = 3;
const overheadMs = 300;
const timesSlowest = 1.3;
const photosOfHome = 8;
const rounds = 3;

/** The built-in analyzer against decoding, and what stands around a model that answers in a known time. */
export async function measureAnalysis(stack: AsyncDisposableStack): Promise<Section> {
  const builtIn = await measureBuiltIn();
  const model = await measureModel(stack);
  return {
    title: 'Analysis',
    goals: [...builtIn.goals, ...model.goals],
    details: [...builtIn.details, ...model.details],
  };
}

/** The built-in analyzer on photos at a phone's size, and on the same photos at their original, smaller size. */
async function measureBuiltIn(): Promise<Pick<Section, 'goals' | 'details'>> {
  const { photos, from } = await readPhotos(12);
  const phone = await timesOfLooks(await Promise.all(photos.map(phoneSized)));
  const small = await timesOfLooks(photos);
  const goal = (what: string, { look, decode }: typeof phone) => {
    const ratio = ratioOf(look, decode);
    return {
      goal: `the built-in analyzer, per ${what}: at most ${timesDecoding} times decoding and shrinking it`,
      measured: spreadText(ratio),
      isMet: ratio.middle <= timesDecoding,
    };
  };
  const figures = ({ look, decode }: typeof phone) =>
    `${spreadText(spreadOf(look))} ms for the look and ${spreadText(spreadOf(decode))} ms for decoding`;
  return {
    goals: [
      goal('photo of a phone', phone),
      {
        ...goal('small photo', small),
        note: 'A small photo is decoded in a few milliseconds, while the look always covers as many pixels.',
      },
    ],
    details: [
      `In time of one core, for ${photos.length} ${from}: enlarged to the 12 megapixels of a phone ${figures(phone)}, as they were found (about one megapixel at most) ${figures(small)}. The look covers the working copy; decoding is that of the photo, and shrinking it to a working copy.`,
    ],
  };
}

/** In milliseconds of one core, which a busy machine changes least. */
async function timesOfLooks(photos: readonly Buffer[]) {
  const provider = createBuiltInProvider();
  const { signal } = new AbortController();
  const side = photoLimits.workingCopyPixels;
  const pairs = [];
  for (const photo of photos) {
    pairs.push({ photo, workingCopy: (await processPhoto(photo)).working });
  }
  const works = {
    observe: (workingCopy: Buffer) =>
      provider.observe({ workingCopy, area: 'zone_1', caption: null }, signal),
    decode: (_workingCopy: Buffer, photo: Buffer) =>
      sharp(photo)
        .resize(side, side, { fit: 'inside', withoutEnlargement: true })
        .removeAlpha()
        .raw()
        .toBuffer(),
  };
  const coreMs = async (side_: keyof typeof works, photo: Buffer, workingCopy: Buffer) => {
    const before = process.cpuUsage();
    await works[side_](workingCopy, photo);
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1000;
  };
  const times = { look: new Array<number>(), decode: new Array<number>() };
  for (const [index, { photo, workingCopy }] of [...pairs.slice(0, 2), ...pairs].entries()) {
    const both = await alternate(['observe', 'decode'], 1, (name) =>
      coreMs(name, photo, workingCopy),
    );
    if (index < 2) continue;
    times.look.push(...(both.get('observe') ?? []));
    times.decode.push(...(both.get('decode') ?? []));
  }
  return times;
}

async function measureModel(
  stack: AsyncDisposableStack,
): Promise<Pick<Section, 'goals' | 'details'>> {
  /** Of eight calls, the slowest answers after this time, the others a little sooner. */
  const slowestMs = 1500;
  const model = await startModelServer(async ({ number }) => {
    const wait = slowestMs - ((number - 1) % photosOfHome) * 20;
    await new Promise((resolve) => setTimeout(resolve, wait));
    return { answer: photoAnswer() };
  });
  stack.defer(() => model.close());
  const { origin } = await startProduct(stack, {
    AI_PROVIDER: 'openai',
    AI_MODEL: model.config.model,
    AI_BASE_URL: model.config.baseUrl,
    OPENAI_API_KEY: testKey,
    AI_CONCURRENCY: String(photosOfHome),
    AI_SORT: 'off',
  });
  const visitor = await newVisitor(origin);
  const times: number[] = [];
  for (let round = 0; round <= rounds; round += 1) {
    const propertyId = await visitor.createProperty();
    for (let photo = 0; photo < photosOfHome; photo += 1) {
      // Each photo is a new one, since a photo that was looked at isn't looked at again.
      const bytes = await largePhoto(round * photosOfHome + photo);
      await visitor.upload(propertyId, `photo-${photo}`, bytes);
    }
    const startedAt = performance.now();
    await visitor.analyze(propertyId);
    times.push(performance.now() - startedAt);
  }
  // The first one warmed up.
  const taken = spreadOf(times.slice(1));
  const { middle, lowest, highest } = taken;
  const overhead = {
    middle: middle - slowestMs,
    lowest: lowest - slowestMs,
    highest: highest - slowestMs,
  };
  return {
    goals: [
      {
        goal: `overhead around a model, 8 photos: under ${overheadMs} ms`,
        measured: `${spreadText(overhead)} ms`,
        isMet: overhead.middle < overheadMs,
      },
      {
        goal: `8 photos take at most ${timesSlowest} times the slowest answer`,
        measured: `${figure(middle / slowestMs)} times`,
        isMet: middle <= timesSlowest * slowestMs,
      },
    ],
    details: [
      `From the request for a score until its answer with a model on this machine that speaks its provider's protocol and answers each photo within ${slowestMs / 1000} s, eight photos at once (\`AI_CONCURRENCY=8\`): ${spreadText(taken)} ms. It was called ${model.calls.length} times, at most ${model.maxAtOnce()} at once.`,
    ],
  };
}
