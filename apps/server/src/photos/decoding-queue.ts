import { DssError, photoLimits } from '@dss/domain';
import type { Requester } from '../rate-limits/index.ts';

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

interface Load {
  readonly photos: number;
  readonly cost: number;
}

/** The photos of one network, or of one visitor within it. */
interface Share {
  running: number;
  /** Received and ready to be decoded. */
  waiting: Load;
  /** Admitted, but still being received: their cost is an estimate. */
  coming: Load;
  /** The number of the last photo started, to pick whoever has waited longest; for a newcomer, the number on arrival. */
  lastStart: number;
}

interface NetworkShare extends Share {
  readonly visitors: Map<string, Share>;
}

interface Job {
  readonly network: NetworkShare;
  readonly visitor: Share;
  readonly cost: number;
  readonly isLarge: boolean;
  readonly waitsSince: number;
  readonly start: () => void;
  readonly refuse: (error: DssError) => void;
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
  const networks = new Map<string, NetworkShare>();
  const waiting = new Set<Job>();
  const running = new Set<Job>();
  let starts = 0;
  let pace = assumedPace;
  let usualCost = costOf(assumedPixels);

  const newShare = (): Share => ({
    running: 0,
    waiting: nothing,
    coming: nothing,
    lastStart: starts++,
  });

  /** A requester's shares; new ones are stored only by `keep`. */
  const sharesOf = ({ actor, network }: Requester) => {
    const names = { network: network ?? '', visitor: `${actor?.kind} ${actor?.id}` };
    const inNetwork: NetworkShare = networks.get(names.network) ?? {
      ...newShare(),
      visitors: new Map<string, Share>(),
    };
    const visitor = inNetwork.visitors.get(names.visitor) ?? newShare();
    const keep = () => {
      networks.set(names.network, inNetwork);
      inNetwork.visitors.set(names.visitor, visitor);
    };
    // Only these very shares: newer ones may have taken their place under the same names.
    const forget = () => {
      const { visitors } = inNetwork;
      if (isIdle(visitor) && visitors.get(names.visitor) === visitor)
        visitors.delete(names.visitor);
      if (isIdle(inNetwork) && networks.get(names.network) === inNetwork)
        networks.delete(names.network);
    };
    return { network: inNetwork, visitor, keep, forget };
  };

  /** @param loadOf which photos count as being ahead */
  const expectedWaitMs = (
    { network, visitor }: Pick<Job, 'network' | 'visitor'>,
    loadOf: (share: Share) => Load,
  ): number => {
    const own = loadOf(visitor);
    const inNetwork = sum([
      own,
      ...loadsBefore(visitor.running + own.photos, visitor, network.visitors.values(), loadOf),
    ]);
    const ahead = sum([
      inNetwork,
      ...loadsBefore(network.running + inNetwork.photos, network, networks.values(), loadOf),
    ]);
    if (running.size + ahead.photos < atOnce) return 0;
    // On average, photos being decoded are half done.
    const inWork = [...running].reduce((cost, job) => cost + job.cost / 2, 0);
    return ((ahead.cost + inWork) / atOnce) * pace;
  };

  const startNext = () => {
    while (running.size < atOnce) {
      const isLargeRunning = [...running].some((job) => job.isLarge);
      const [first, ...others] = [...waiting].filter((job) => !(job.isLarge && isLargeRunning));
      if (first === undefined) return;
      const next = others.reduce((best, job) => (isBefore(job, best) ? job : best), first);
      waiting.delete(next);
      running.add(next);
      for (const share of [next.network, next.visitor]) {
        share.waiting = less(share.waiting, next.cost);
        share.running++;
        share.lastStart = starts++;
      }
      next.start();
    }
  };

  const stopWaiting = (job: Job) => {
    if (!waiting.delete(job)) return;
    for (const share of [job.network, job.visitor]) share.waiting = less(share.waiting, job.cost);
    job.refuse(busy(expectedWaitMs(job, waitingLoad)));
  };

  /** Refuses photos that will now wait too long because decoding has become slower, each visitor's newest first. */
  const refuseLate = () => {
    const inTime = new Set<Share>();
    for (const job of [...waiting].toReversed()) {
      if (inTime.has(job.visitor)) continue;
      const waitedMs = now() - job.waitsSince;
      const aheadOfJob = (share: Share) =>
        share === job.visitor ? less(share.waiting, job.cost) : share.waiting;
      const isLate = waitedMs + expectedWaitMs(job, aheadOfJob) > maxWaitMs;
      if (isLate) stopWaiting(job);
      else inTime.add(job.visitor);
    }
  };

  /** Resolves when it is the photo's turn. */
  const waitForStart = async (
    shares: Pick<Job, 'network' | 'visitor'>,
    cost: number,
    isLarge: boolean,
  ): Promise<Job> => {
    const waitMs = expectedWaitMs(shares, waitingLoad);
    if (waitMs > maxWaitMs) throw busy(waitMs);
    const { network, visitor } = shares;
    const start = Promise.withResolvers<void>();
    const job: Job = {
      network,
      visitor,
      cost,
      isLarge,
      waitsSince: now(),
      start: start.resolve,
      refuse: start.reject,
    };
    waiting.add(job);
    for (const share of [network, visitor]) share.waiting = more(share.waiting, cost);
    const giveUp = setTimeout(() => stopWaiting(job), maxWaitMs);
    startNext();
    try {
      await start.promise;
    } finally {
      clearTimeout(giveUp);
    }
    return job;
  };

  return {
    admit: (requester) => {
      const shares = sharesOf(requester);
      const { network, visitor, keep, forget } = shares;
      const waitMs = expectedWaitMs(shares, wholeLoad);
      if (waitMs > maxWaitMs) throw busy(waitMs);
      const assumed = usualCost;
      let isComing = true;
      keep();
      for (const share of [network, visitor]) share.coming = more(share.coming, assumed);
      const arrive = () => {
        if (!isComing) return;
        isComing = false;
        for (const share of [network, visitor]) share.coming = less(share.coming, assumed);
      };
      return {
        leave: () => {
          arrive();
          forget();
        },
        run: async (pixels, decode) => {
          arrive();
          const work = costOf(pixels ?? photoLimits.maxPixels);
          if (pixels !== null) usualCost += newestWeight * (work - usualCost);
          const isLarge = pixels === null || pixels > largePixels;
          // Large photos are decoded one at a time, so each costs as much waiting as `atOnce` photos.
          const job = await waitForStart(shares, isLarge ? work * atOnce : work, isLarge);
          const startedAt = now();
          try {
            const result = await decode();
            const measured = Math.min((now() - startedAt) / work, slowestPace);
            if (pixels !== null) pace += newestWeight * (measured - pace);
            return result;
          } finally {
            running.delete(job);
            network.running--;
            visitor.running--;
            forget();
            startNext();
            refuseLate();
          }
        },
      };
    },
  };
}

/** Decoding effort, relative to other photos. */
function costOf(pixels: number): number {
  return fixedCost + pixels + encodingCost * Math.min(pixels, workingCopyPixels);
}

function isBefore(one: Job, other: Job): boolean {
  const difference =
    one.network.running - other.network.running ||
    one.network.lastStart - other.network.lastStart ||
    one.visitor.running - other.visitor.running ||
    one.visitor.lastStart - other.visitor.lastStart;
  return difference < 0;
}

/** What others start before the turn of a share's photo number `place`, counted from 0. */
function loadsBefore(
  place: number,
  own: Share,
  all: Iterable<Share>,
  loadOf: (share: Share) => Load,
): Load[] {
  return [...all]
    .filter((other) => other !== own && loadOf(other).photos > 0)
    .map((other) => {
      const load = loadOf(other);
      const photos = Math.min(load.photos, Math.max(0, place + 1 - other.running));
      return { photos, cost: (load.cost / load.photos) * photos };
    });
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
  return share.running + share.waiting.photos + share.coming.photos === 0;
}

function busy(waitMs: number): DssError {
  return new DssError('uploads_busy', { retryAfterMs: waitMs });
}
