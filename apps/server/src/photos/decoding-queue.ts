import { DssError, photoLimits } from '@dss/domain';
import type { Requester } from '../rate-limits/index.ts';

/** Photos that one process decodes at once. */
const atOnce = 2;

// Interlaced and progressive pictures stand in memory whole, at up to 8 bytes a pixel: the largest one at a time.
const largePixels = 30_000_000;

/** Whatever its size, a photo costs this much, and its two pictures are encoded. */
const fixedCost = 500_000;
const workingCopyPixels = photoLimits.workingCopyPixels ** 2;
const encodingCost = 2;

/** Before anything was measured, in milliseconds per unit of cost. */
const assumedPace = 15e-6;
/** How much the newest measurement counts. */
const newestWeight = 0.2;

/** Decides which photo is decoded next, and tells who would wait too long. */
export interface DecodingQueue {
  /**
   * Asks before a photo's bytes are read.
   * @throws DssError `uploads_busy` where it would wait too long, with that time
   */
  assertSoon(requester: Requester): void;
  /**
   * Decodes a photo when it is next.
   * @throws DssError `uploads_busy` where it would wait too long, or has; and what `decode` throws
   */
  run<Result>(requester: Requester, pixels: number, decode: () => Promise<Result>): Promise<Result>;
}

/** What one network, or one visitor within it, has here. */
interface Share {
  running: number;
  waiting: number;
  waitingCost: number;
  /** Counts starts: whose last one is longest ago is next. Of a newcomer, when it came. */
  lastStart: number;
}

interface Network extends Share {
  readonly visitors: Map<string, Share>;
}

interface Job {
  readonly network: Network;
  readonly visitor: Share;
  readonly cost: number;
  readonly isLarge: boolean;
  readonly start: () => void;
}

/**
 * A queue that is fair: next is a photo of the network that has fewest in work, and within it of the visitor who has; among
 * equals, whose last start is longest ago. So nobody's queue delays somebody else's first photo by more than one photo.
 * @param maxWaitMs who would wait longer is refused
 * @param now milliseconds
 */
export function createDecodingQueue(
  maxWaitMs: number,
  now: () => number = () => performance.now(),
): DecodingQueue {
  const networks = new Map<string, Network>();
  const waiting = new Set<Job>();
  const running = new Set<Job>();
  let starts = 0;
  let pace = assumedPace;

  const newShare = () => ({ running: 0, waiting: 0, waitingCost: 0, lastStart: starts++ });

  /** The shares of a requester; those of a stranger to the queue are not kept by this alone. */
  const sharesOf = ({ actor, network }: Requester) => {
    const names = { network: network ?? '', visitor: `${actor?.kind} ${actor?.id}` };
    const inNetwork: Network = networks.get(names.network) ?? {
      ...newShare(),
      visitors: new Map<string, Share>(),
    };
    const visitor = inNetwork.visitors.get(names.visitor) ?? newShare();
    return { names, network: inNetwork, visitor };
  };

  const expectedWaitMs = (requester: Requester): number => {
    if (running.size < atOnce && waiting.size === 0) return 0;
    const { network, visitor } = sharesOf(requester);
    const ahead = { jobs: visitor.waiting, cost: visitor.waitingCost };
    addThoseBefore(ahead, visitor.running + visitor.waiting, visitor, network.visitors.values());
    addThoseBefore(ahead, network.running + ahead.jobs, network, networks.values());
    // Those in work are half done on average.
    const inWork = [...running].reduce((sum, job) => sum + job.cost / 2, 0);
    return ((ahead.cost + inWork) / atOnce) * pace;
  };

  const assertSoon = (requester: Requester) => {
    const waitMs = expectedWaitMs(requester);
    if (waitMs > maxWaitMs) throw busy(waitMs);
  };

  const enqueue = (job: Job, direction: 1 | -1) => {
    if (direction === 1) waiting.add(job);
    else waiting.delete(job);
    for (const share of [job.network, job.visitor]) {
      share.waiting += direction;
      share.waitingCost += direction * job.cost;
    }
  };

  const startNext = () => {
    while (running.size < atOnce) {
      const isLargeRunning = [...running].some((job) => job.isLarge);
      const [first, ...others] = [...waiting].filter((job) => !(job.isLarge && isLargeRunning));
      if (first === undefined) return;
      const next = others.reduce((best, job) => (isBefore(job, best) ? job : best), first);
      enqueue(next, -1);
      running.add(next);
      for (const share of [next.network, next.visitor]) {
        share.running++;
        share.lastStart = starts++;
      }
      next.start();
    }
  };

  const run: DecodingQueue['run'] = async (requester, pixels, decode) => {
    assertSoon(requester);
    const { names, network, visitor } = sharesOf(requester);
    networks.set(names.network, network);
    network.visitors.set(names.visitor, visitor);
    const forget = () => {
      if (isIdle(visitor)) network.visitors.delete(names.visitor);
      if (isIdle(network)) networks.delete(names.network);
    };
    const isLarge = pixels > largePixels;
    const work = fixedCost + pixels + encodingCost * Math.min(pixels, workingCopyPixels);
    const start = Promise.withResolvers<void>();
    // Large ones use one of the places only, so that they are through later.
    const cost = isLarge ? work * atOnce : work;
    const job: Job = { network, visitor, cost, isLarge, start: start.resolve };
    enqueue(job, 1);
    const giveUp = setTimeout(() => {
      if (!waiting.has(job)) return;
      enqueue(job, -1);
      const error = busy(expectedWaitMs(requester));
      forget();
      start.reject(error);
    }, maxWaitMs);
    startNext();
    try {
      await start.promise;
    } finally {
      clearTimeout(giveUp);
    }
    const startedAt = now();
    try {
      const result = await decode();
      pace += newestWeight * ((now() - startedAt) / work - pace);
      return result;
    } finally {
      running.delete(job);
      network.running--;
      visitor.running--;
      forget();
      startNext();
    }
  };

  return { assertSoon, run };
}

function isBefore(one: Job, other: Job): boolean {
  const difference =
    one.network.running - other.network.running ||
    one.network.lastStart - other.network.lastStart ||
    one.visitor.running - other.visitor.running ||
    one.visitor.lastStart - other.visitor.lastStart;
  return difference < 0;
}

/** Adds to `ahead` what the others start before somebody's photo number `place` (from 0) is next. */
function addThoseBefore(
  ahead: { jobs: number; cost: number },
  place: number,
  own: Share,
  all: Iterable<Share>,
): void {
  for (const other of all) {
    if (other === own || other.waiting === 0) continue;
    const jobs = Math.min(other.waiting, Math.max(0, place + 1 - other.running));
    ahead.jobs += jobs;
    ahead.cost += (other.waitingCost / other.waiting) * jobs;
  }
}

function isIdle(share: Share): boolean {
  return share.running === 0 && share.waiting === 0;
}

function busy(waitMs: number): DssError {
  return new DssError('uploads_busy', { retryAfterMs: waitMs });
}
