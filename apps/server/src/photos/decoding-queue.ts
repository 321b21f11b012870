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

interface Load {
  readonly photos: number;
  readonly cost: number;
}

/** The photos of one network, or of one visitor within it. */
interface Share extends Record<Stage, Load> {
  readonly name: string;
  /** The number of the last photo started, to pick whoever has waited longest; for a newcomer, the number on arrival. */
  lastStart: number;
}

interface NetworkShare extends Share {
  readonly visitors: Map<string, Share>;
}

interface Photo {
  readonly network: NetworkShare;
  readonly visitor: Share;
  /** Null before it is admitted, and once it is decoded, refused or given up. */
  stage: Stage | null;
  cost: number;
  isLarge: boolean;
  waitsSince: number;
  /** Resolves when it is decoded next; rejects if it is refused while it waits. */
  readonly turn: PromiseWithResolvers<void>;
}

interface Queue {
  readonly maxWaitMs: number;
  readonly now: () => number;
  readonly networks: Map<string, NetworkShare>;
  /** In the order in which they came to the stage. */
  readonly photos: Readonly<Record<Stage, Set<Photo>>>;
  starts: number;
  /** Milliseconds per unit of cost. */
  pace: number;
  usualCost: number;
}

const nothing: Load = { photos: 0, cost: 0 };

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
    networks: new Map(),
    photos: { coming: new Set(), waiting: new Set(), decoding: new Set() },
    starts: 0,
    pace: assumedPace,
    usualCost: costOf(assumedPixels),
  };
  return {
    admit: (requester) => {
      const photo = admit(queue, requester);
      return {
        leave: () => {
          if (photo.stage === 'coming') move(queue, photo, null);
        },
        run: (pixels, decode) => run(queue, photo, pixels, decode),
      };
    },
  };
}

function admit(queue: Queue, requester: Requester): Photo {
  const photo: Photo = {
    ...sharesOf(queue, requester),
    stage: null,
    cost: queue.usualCost,
    isLarge: false,
    waitsSince: Infinity,
    turn: Promise.withResolvers(),
  };
  assertInTime(queue, expectedWaitMs(queue, photo, wholeLoad));
  move(queue, photo, 'coming');
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
    assertInTime(queue, expectedWaitMs(queue, photo, waitingLoad));
    // Large photos are decoded one at a time, so each costs as much waiting as `atOnce` photos.
    await waitForTurn(queue, photo, photo.isLarge ? work * atOnce : work);
    const startedAt = queue.now();
    const result = await decode();
    const measured = Math.min((queue.now() - startedAt) / work, slowestPace);
    if (pixels !== null) queue.pace += newestWeight * (measured - queue.pace);
    return result;
  } finally {
    const wasDecoded = photo.stage === 'decoding';
    move(queue, photo, null);
    if (wasDecoded) {
      startNext(queue);
      refuseLate(queue);
    }
  }
}

async function waitForTurn(queue: Queue, photo: Photo, cost: number): Promise<void> {
  photo.waitsSince = queue.now();
  move(queue, photo, 'waiting', cost);
  const giveUp = setTimeout(() => refuse(queue, photo), queue.maxWaitMs);
  startNext(queue);
  try {
    await photo.turn.promise;
  } finally {
    clearTimeout(giveUp);
  }
}

function startNext(queue: Queue): void {
  const { waiting, decoding } = queue.photos;
  while (decoding.size < atOnce) {
    const isLargeUnderway = [...decoding].some((photo) => photo.isLarge);
    const [first, ...others] = [...waiting].filter((photo) => !(photo.isLarge && isLargeUnderway));
    if (first === undefined) return;
    const next = others.reduce((best, photo) => (isBefore(photo, best) ? photo : best), first);
    move(queue, next, 'decoding');
    for (const share of [next.network, next.visitor]) share.lastStart = queue.starts++;
    next.turn.resolve();
  }
}

/** Refuses photos that will now wait too long because decoding has become slower, each visitor's newest first. */
function refuseLate(queue: Queue): void {
  const inTime = new Set<Share>();
  for (const photo of [...queue.photos.waiting].toReversed()) {
    if (inTime.has(photo.visitor)) continue;
    const waitedMs = queue.now() - photo.waitsSince;
    const ahead = (share: Share) =>
      share === photo.visitor ? less(share.waiting, photo.cost) : share.waiting;
    const isLate = waitedMs + expectedWaitMs(queue, photo, ahead) > queue.maxWaitMs;
    if (isLate) refuse(queue, photo);
    else inTime.add(photo.visitor);
  }
}

function refuse(queue: Queue, photo: Photo): void {
  move(queue, photo, null);
  photo.turn.reject(busy(expectedWaitMs(queue, photo, waitingLoad)));
}

/** Counts a photo in another stage, or in none any more. */
function move(queue: Queue, photo: Photo, stage: Stage | null, cost = photo.cost): void {
  const { network, visitor, stage: former } = photo;
  if (former === stage) return;
  if (former !== null) {
    queue.photos[former].delete(photo);
    for (const share of [network, visitor]) share[former] = less(share[former], photo.cost);
  }
  photo.stage = stage;
  photo.cost = cost;
  if (stage === null) {
    if (isIdle(visitor)) network.visitors.delete(visitor.name);
    if (isIdle(network)) queue.networks.delete(network.name);
    return;
  }
  queue.photos[stage].add(photo);
  for (const share of [network, visitor]) share[stage] = more(share[stage], cost);
  queue.networks.set(network.name, network);
  network.visitors.set(visitor.name, visitor);
}

/** A requester's shares; those of a newcomer are stored with the first photo that is admitted. */
function sharesOf(queue: Queue, requester: Requester): Pick<Photo, 'network' | 'visitor'> {
  const { actor } = requester;
  const newShare = (name: string): Share => ({
    name,
    coming: nothing,
    waiting: nothing,
    decoding: nothing,
    lastStart: queue.starts++,
  });
  const name = requester.network ?? '';
  const network = queue.networks.get(name) ?? {
    ...newShare(name),
    visitors: new Map<string, Share>(),
  };
  const visitorName = `${actor?.kind} ${actor?.id}`;
  return { network, visitor: network.visitors.get(visitorName) ?? newShare(visitorName) };
}

/** @param loadOf which photos count as being ahead */
function expectedWaitMs(
  { networks, photos: { decoding }, pace }: Queue,
  { network, visitor }: Photo,
  loadOf: (share: Share) => Load,
): number {
  const own = loadOf(visitor);
  const inNetwork = sum([
    own,
    ...loadsBefore(own.photos, visitor, network.visitors.values(), loadOf),
  ]);
  const ahead = sum([
    inNetwork,
    ...loadsBefore(inNetwork.photos, network, networks.values(), loadOf),
  ]);
  if (decoding.size + ahead.photos < atOnce) return 0;
  // On average, photos being decoded are half done.
  const inWork = [...decoding].reduce((cost, photo) => cost + photo.cost / 2, 0);
  return ((ahead.cost + inWork) / atOnce) * pace;
}

/** What others start before the turn of a share's next photo, when so many of its own are ahead. */
function loadsBefore(
  ownAhead: number,
  own: Share,
  all: Iterable<Share>,
  loadOf: (share: Share) => Load,
): Load[] {
  const started = own.decoding.photos + ownAhead;
  return [...all]
    .filter((other) => other !== own && loadOf(other).photos > 0)
    .map((other) => {
      const load = loadOf(other);
      const photos = Math.min(load.photos, Math.max(0, started + 1 - other.decoding.photos));
      return { photos, cost: (load.cost / load.photos) * photos };
    });
}

function isBefore(one: Photo, other: Photo): boolean {
  const difference =
    one.network.decoding.photos - other.network.decoding.photos ||
    one.network.lastStart - other.network.lastStart ||
    one.visitor.decoding.photos - other.visitor.decoding.photos ||
    one.visitor.lastStart - other.visitor.lastStart;
  return difference < 0;
}

/** Decoding effort, relative to other photos. */
function costOf(pixels: number): number {
  return fixedCost + pixels + encodingCost * Math.min(pixels, workingCopyPixels);
}

function waitingLoad(share: Share): Load {
  return share.waiting;
}

function wholeLoad(share: Share): Load {
  return sum([share.waiting, share.coming]);
}

function sum(loads: readonly Load[]): Load {
  return loads.reduce(
    (one, other) => ({ photos: one.photos + other.photos, cost: one.cost + other.cost }),
    nothing,
  );
}

function more(load: Load, cost: number): Load {
  return { photos: load.photos + 1, cost: load.cost + cost };
}

function less(load: Load, cost: number): Load {
  return { photos: load.photos - 1, cost: load.cost - cost };
}

function isIdle(share: Share): boolean {
  return share.coming.photos + share.waiting.photos + share.decoding.photos === 0;
}

function assertInTime({ maxWaitMs }: Queue, waitMs: number): void {
  if (waitMs > maxWaitMs) throw busy(waitMs);
}

function busy(waitMs: number): DssError {
  return new DssError('uploads_busy', { retryAfterMs: waitMs });
}
