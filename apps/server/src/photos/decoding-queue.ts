import { DssError, photoLimits } from '@dss/domain';
import type { Requester } from '../rate-limits/rate-limiter.ts';

/** Photos that one process decodes at once. */
const atOnce = 2;

// Interlaced and progressive pictures are decoded whole, at up to 8 bytes a pixel, so large ones are decoded one at a time.
const largePixels = 30_000_000;

/** The cost of any photo, whatever its size, on top of decoding its pixels and encoding its two pictures. */
const fixedCost = 500_000;
const workingCopyPixels = photoLimits.workingCopyPixels ** 2;
const encodingCost = 2;

/** Used until something has been measured: a photo's pixels, and milliseconds per unit of cost. */
const assumedPixels = 12_000_000;
const assumedPace = 15e-6;
/** Weight of the newest measurement in the moving average. */
const newestWeight = 0.2;
/** Six seconds for 12 megapixels. Anything slower is a crafted photo and must not raise the estimate for others. */
const slowestPace = 25 * assumedPace;

/** Decides which photo is decoded next, and refuses uploads that would wait too long. */
export interface DecodingQueue {
  /**
   * Reserves a place for a photo whose bytes have not arrived yet.
   * @throws DssError `uploads_busy` if it would wait too long behind everything queued or arriving, with the expected wait
   */
  admit(requester: Requester): DecodingPlace;
}

export interface DecodingPlace {
  /**
   * Decodes the photo when its turn comes. Call it once.
   * @param pixels null if unknown: it waits as one of the largest, and the queue learns nothing from it
   * @throws DssError `uploads_busy` if it would wait too long or has already; and what `decode` throws
   */
  run<Result>(pixels: number | null, decode: () => Promise<Result>): Promise<Result>;
  /** Releases the place if it wasn't used. */
  leave(): void;
}

/** Where a photo stands: its bytes are arriving and its cost is an estimate; it waits for its turn; it is being decoded. */
type Stage = 'coming' | 'waiting' | 'decoding';

interface Photo {
  /** Whose it is, and from which network: another visitor there is another one here. */
  readonly network: string;
  readonly visitor: string;
  stage: Stage;
  cost: number;
  isLarge: boolean;
  waitsSince: number;
  /** Resolves when it is decoded next; rejects if it is refused while it waits. */
  readonly turn: PromiseWithResolvers<void>;
}

interface Queue {
  readonly maxWaitMs: number;
  readonly now: () => number;
  /** In the order in which they were admitted. */
  readonly photos: Set<Photo>;
  /**
   * By network and by visitor, the number of the last photo started, to pick whoever has waited longest; for a newcomer, the number on
   * arrival.
   */
  readonly lastStart: Map<string, number>;
  starts: number;
  /** Milliseconds per unit of cost. */
  pace: number;
  usualCost: number;
}

/**
 * A fair queue: the next photo comes from the network with the fewest photos being decoded, and within it from the visitor
 * with the fewest; ties go to whoever started a photo longest ago. So one visitor's queue never delays another's first
 * photo by more than one photo.
 * @param maxWaitMs uploads that would wait longer are refused
 * @param now in milliseconds
 */
export function createDecodingQueue(
  maxWaitMs: number,
  now: () => number = () => performance.now(),
): DecodingQueue {
  const queue: Queue = {
    maxWaitMs,
    now,
    photos: new Set(),
    lastStart: new Map(),
    starts: 0,
    pace: assumedPace,
    usualCost: costOf(assumedPixels),
  };
  return {
    admit: (requester) => {
      const photo = admit(queue, requester);
      return {
        leave: () => {
          if (photo.stage === 'coming') remove(queue, photo);
        },
        run: (pixels, decode) => run(queue, photo, pixels, decode),
      };
    },
  };
}

function admit(queue: Queue, { actor, network }: Requester): Photo {
  const photo: Photo = {
    network: network ?? '',
    visitor: `${network ?? ''} ${actor?.kind} ${actor?.id}`,
    stage: 'coming',
    cost: queue.usualCost,
    isLarge: false,
    waitsSince: Infinity,
    turn: Promise.withResolvers(),
  };
  assertInTime(queue, expectedWaitMs(queue, photo, ['waiting', 'coming']));
  queue.photos.add(photo);
  for (const name of [photo.network, photo.visitor]) {
    if (!queue.lastStart.has(name)) queue.lastStart.set(name, queue.starts++);
  }
  return photo;
}

async function run<Result>(
  queue: Queue,
  photo: Photo,
  pixels: number | null,
  decode: () => Promise<Result>,
): Promise<Result> {
  try {
    const work = costOf(pixels ?? photoLimits.maxPixels);
    if (pixels !== null) queue.usualCost += newestWeight * (work - queue.usualCost);
    photo.isLarge = pixels === null || pixels > largePixels;
    // Large photos are decoded one at a time, so each costs as much waiting as `atOnce` photos.
    photo.cost = photo.isLarge ? work * atOnce : work;
    assertInTime(queue, expectedWaitMs(queue, photo, ['waiting']));
    await waitForTurn(queue, photo);
    const startedAt = queue.now();
    const result = await decode();
    const measured = Math.min((queue.now() - startedAt) / work, slowestPace);
    if (pixels !== null) queue.pace += newestWeight * (measured - queue.pace);
    return result;
  } finally {
    remove(queue, photo);
    if (photo.stage === 'decoding') {
      startNext(queue);
      refuseLate(queue);
    }
  }
}

async function waitForTurn(queue: Queue, photo: Photo): Promise<void> {
  photo.waitsSince = queue.now();
  photo.stage = 'waiting';
  const giveUp = setTimeout(() => refuse(queue, photo), queue.maxWaitMs);
  startNext(queue);
  try {
    await photo.turn.promise;
  } finally {
    clearTimeout(giveUp);
  }
}

function startNext(queue: Queue): void {
  for (;;) {
    const decoding = inStage(queue, 'decoding');
    if (decoding.length >= atOnce) return;
    const isLargeUnderway = decoding.some((photo) => photo.isLarge);
    const [first, ...others] = inStage(queue, 'waiting').filter(
      (photo) => !(photo.isLarge && isLargeUnderway),
    );
    if (first === undefined) return;
    const next = others.reduce(
      (best, photo) => (isBefore(queue, photo, best) ? photo : best),
      first,
    );
    next.stage = 'decoding';
    for (const name of [next.network, next.visitor]) queue.lastStart.set(name, queue.starts++);
    next.turn.resolve();
  }
}

/** Refuses photos that will now wait too long because decoding has become slower, each visitor's newest first. */
function refuseLate(queue: Queue): void {
  const inTime = new Set<string>();
  for (const photo of inStage(queue, 'waiting').toReversed()) {
    if (inTime.has(photo.visitor)) continue;
    const waitedMs = queue.now() - photo.waitsSince;
    if (waitedMs + expectedWaitMs(queue, photo, ['waiting']) > queue.maxWaitMs) {
      refuse(queue, photo);
    } else inTime.add(photo.visitor);
  }
}

function refuse(queue: Queue, photo: Photo): void {
  remove(queue, photo);
  photo.turn.reject(busy(expectedWaitMs(queue, photo, ['waiting'])));
}

function remove(queue: Queue, photo: Photo): void {
  queue.photos.delete(photo);
  const left = [...queue.photos];
  for (const share of ['network', 'visitor'] as const) {
    if (left.every((other) => other[share] !== photo[share])) queue.lastStart.delete(photo[share]);
  }
}

function inStage({ photos }: Queue, stage: Stage): Photo[] {
  return [...photos].filter((photo) => photo.stage === stage);
}

/** @param stages of the photos that count as being ahead */
function expectedWaitMs(queue: Queue, photo: Photo, stages: readonly Stage[]): number {
  const decoding = inStage(queue, 'decoding');
  const ahead = [...queue.photos].filter(
    (other) => other !== photo && stages.includes(other.stage),
  );
  /** What others start before a share's next photo, when so many of its own are ahead. */
  const startedBefore = (share: 'network' | 'visitor', ownAhead: number, others: Photo[]) => {
    const decodingOf = (name: string) => decoding.filter((other) => other[share] === name).length;
    const turns = decodingOf(photo[share]) + ownAhead + 1;
    return [...Map.groupBy(others, (other) => other[share])].flatMap(([name, theirs]) =>
      theirs.slice(0, Math.max(0, turns - decodingOf(name))),
    );
  };
  const here = ahead.filter(({ network }) => network === photo.network);
  const own = here.filter(({ visitor }) => visitor === photo.visitor);
  const neighbors = here.filter(({ visitor }) => visitor !== photo.visitor);
  const inNetwork = [...own, ...startedBefore('visitor', own.length, neighbors)];
  const elsewhere = ahead.filter(({ network }) => network !== photo.network);
  const all = [...inNetwork, ...startedBefore('network', inNetwork.length, elsewhere)];
  if (decoding.length + all.length < atOnce) return 0;
  // On average, photos being decoded are half done.
  return ((costOfAll(all) + costOfAll(decoding) / 2) / atOnce) * queue.pace;
}

function isBefore(queue: Queue, one: Photo, other: Photo): boolean {
  const decoding = inStage(queue, 'decoding');
  for (const share of ['network', 'visitor'] as const) {
    const decodingOf = (photo: Photo) =>
      decoding.filter((each) => each[share] === photo[share]).length;
    const lastStartOf = (photo: Photo) => queue.lastStart.get(photo[share]) ?? 0;
    const difference = decodingOf(one) - decodingOf(other) || lastStartOf(one) - lastStartOf(other);
    if (difference !== 0) return difference < 0;
  }
  return false;
}

/** Decoding effort, relative to other photos. */
function costOf(pixels: number): number {
  return fixedCost + pixels + encodingCost * Math.min(pixels, workingCopyPixels);
}

function costOfAll(photos: readonly Photo[]): number {
  return photos.reduce((sum, { cost }) => sum + cost, 0);
}

function assertInTime({ maxWaitMs }: Queue, waitMs: number): void {
  if (waitMs > maxWaitMs) throw busy(waitMs);
}

function busy(waitMs: number): DssError {
  return new DssError('uploads_busy', { retryAfterMs: waitMs });
}
