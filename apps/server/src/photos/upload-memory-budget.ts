import { DssError } from '@dss/domain';
import type { Requester } from '../rate-limits/index.ts';

/** What one visitor, and one network, may hold of the whole: nobody alone can take it all. */
const visitorShare = 1 / 4;
const networkShare = 1 / 2;

const retryAfterMs = 5000;

/** The memory that one upload holds. It grows as bytes arrive. */
export interface UploadMemory {
  /** @throws DssError `uploads_busy` where the visitor, the network or the process has no more */
  grow(bytes: number): void;
  /** Gives everything back. */
  release(): void;
}

/** Bounds the memory of all uploads that one process receives or keeps waiting: too many would end it, and all of them. */
export interface UploadMemoryBudget {
  open(requester: Requester): UploadMemory;
}

export function createUploadMemoryBudget(maxBytes: number): UploadMemoryBudget {
  const held = new Map<string, number>();
  const heldBy = (owner: string) => held.get(owner) ?? 0;
  const add = (owner: string, bytes: number) => {
    const sum = heldBy(owner) + bytes;
    if (sum > 0) held.set(owner, sum);
    else held.delete(owner);
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
          if (limits.some(({ owner, max }) => heldBy(owner) + bytes > max)) {
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
