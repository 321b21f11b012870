import { DssError } from '@dss/domain';
import type { Requester } from '../rate-limits/rate-limiter.ts';

/** The largest shares of one visitor and one network, so that none can use up all memory. */
const visitorShare = 1 / 4;
const networkShare = 1 / 2;

const retryAfterMs = 5000;

/** The memory of one upload. It grows as bytes arrive. */
export interface UploadMemory {
  /**
   * Resolves when the visitor's earlier uploads leave room for this one. Together, more of them would each get a part of the
   * visitor's share and none enough, so they are received in turn. Others are not affected by what is only announced.
   * @param bytes the announced length
   * @throws DssError `uploads_busy` after the longest wait, `upload_interrupted` if released before
   */
  waitForTurn(bytes: number): Promise<void>;
  /** @throws DssError `uploads_busy` if the visitor, the network or the process has reached its limit */
  grow(bytes: number): void;
  /** Frees all of it, and ends a wait for its turn. */
  release(): void;
}

/** Limits the memory of all uploads that one process receives or queues, because running out would crash it and lose them all. */
export interface UploadMemoryBudget {
  open(requester: Requester): UploadMemory;
}

/** A visitor's uploads whose turn has come, and those that wait for theirs, in order. */
interface VisitorLine {
  announced: number;
  waiting: readonly WaitingUpload[];
}

interface WaitingUpload {
  readonly bytes: number;
  readonly start: () => void;
}

/** @param maxWaitMs how long an upload waits for the visitor's earlier ones */
export function createUploadMemoryBudget(maxBytes: number, maxWaitMs: number): UploadMemoryBudget {
  const ofVisitor = maxBytes * visitorShare;
  const lines = new Map<string, VisitorLine>();
  const startNext = (line: VisitorLine) => {
    for (let [next] = line.waiting; next !== undefined; [next] = line.waiting) {
      if (line.announced + next.bytes > ofVisitor) return;
      line.announced += next.bytes;
      line.waiting = line.waiting.slice(1);
      next.start();
    }
  };
  const reserved = new Map<string, number>();
  const reservedBy = (owner: string) => reserved.get(owner) ?? 0;
  const add = (owner: string, bytes: number) => {
    const sum = reservedBy(owner) + bytes;
    if (sum > 0) reserved.set(owner, sum);
    else reserved.delete(owner);
  };

  return {
    open: ({ actor, network }) => {
      const visitor = actor === null ? null : `${actor.kind} ${actor.id}`;
      const limits = [
        { owner: 'everybody', max: maxBytes },
        ...(network === null
          ? []
          : [{ owner: `network ${network}`, max: maxBytes * networkShare }]),
        ...(visitor === null ? [] : [{ owner: visitor, max: ofVisitor }]),
      ];
      let own = 0;
      let announced = 0;
      let leaveLine = (_why: DssError) => {};
      return {
        waitForTurn: async (bytes) => {
          if (visitor === null) return;
          const line = lines.get(visitor) ?? { announced: 0, waiting: [] };
          lines.set(visitor, line);
          const turn = Promise.withResolvers<void>();
          const start = () => {
            announced = entry.bytes;
            turn.resolve();
          };
          const entry: WaitingUpload = { bytes: Math.min(bytes, ofVisitor), start };
          leaveLine = (why) => {
            line.waiting = line.waiting.filter((other) => other !== entry);
            turn.reject(why);
          };
          line.waiting = [...line.waiting, entry];
          startNext(line);
          const refuse = () => {
            leaveLine(new DssError('uploads_busy', { retryAfterMs }));
            startNext(line);
          };
          const waiting = setTimeout(refuse, maxWaitMs);
          await turn.promise.finally(() => clearTimeout(waiting));
        },
        grow: (bytes) => {
          if (limits.some(({ owner, max }) => reservedBy(owner) + bytes > max)) {
            throw new DssError('uploads_busy', { retryAfterMs });
          }
          own += bytes;
          for (const { owner } of limits) add(owner, bytes);
        },
        release: () => {
          for (const { owner } of limits) add(owner, -own);
          own = 0;
          const line = visitor === null ? undefined : lines.get(visitor);
          if (visitor === null || line === undefined) return;
          leaveLine(new DssError('upload_interrupted'));
          line.announced -= announced;
          announced = 0;
          startNext(line);
          if (line.announced === 0 && line.waiting.length === 0) lines.delete(visitor);
        },
      };
    },
  };
}
