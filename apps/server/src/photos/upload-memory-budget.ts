import { DssError } from '@dss/domain';
import type { Requester } from '../rate-limits/rate-limiter.ts';

/** The largest shares of one visitor and one network, so that none can use up all memory. */
const visitorShare = 1 / 4;
const networkShare = 1 / 2;

const retryAfterMs = 5000;

/** The memory of one upload. It grows as bytes arrive. */
export interface UploadMemory {
  /** @throws DssError `uploads_busy` if the visitor, the network or the process has reached its limit */
  grow(bytes: number): void;
  /** Frees all of it. */
  release(): void;
}

/** Limits the memory of all uploads that one process receives or queues, because running out would crash it and lose them all. */
export interface UploadMemoryBudget {
  open(requester: Requester): UploadMemory;
}

export function createUploadMemoryBudget(maxBytes: number): UploadMemoryBudget {
  const reserved = new Map<string, number>();
  const reservedBy = (owner: string) => reserved.get(owner) ?? 0;
  const add = (owner: string, bytes: number) => {
    const sum = reservedBy(owner) + bytes;
    if (sum > 0) reserved.set(owner, sum);
    else reserved.delete(owner);
  };

  return {
    open: ({ actor, network }) => {
      const limits = [
        { owner: 'everybody', max: maxBytes },
        ...(network === null
          ? []
          : [{ owner: `network ${network}`, max: maxBytes * networkShare }]),
        ...(actor === null
          ? []
          : [{ owner: `${actor.kind} ${actor.id}`, max: maxBytes * visitorShare }]),
      ];
      let own = 0;
      return {
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
        },
      };
    },
  };
}
