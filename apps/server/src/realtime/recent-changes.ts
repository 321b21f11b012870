import type { PropertyChange } from '../changes/listen-for-changes.ts';

/** How long a change is remembered. A page subscribes within seconds after its first fetch. */
const rememberedMs = 60_000;

/** When properties changed lately, as far as this process was told. */
export interface RecentChanges {
  readonly note: (change: PropertyChange) => void;
  /** Changes may have been missed until now. */
  readonly noteGap: () => void;
  /** For how many milliseconds nothing of a property has changed for certain. */
  readonly unchangedForMs: (propertyId: string) => number;
}

/** @param now a clock that is never set back, in milliseconds */
export function rememberChanges(now: () => number = () => performance.now()): RecentChanges {
  /** By property, the oldest change first. */
  const changedAt = new Map<string, number>();
  let completeSince = now();

  const forgetOld = (before: number) => {
    for (const [propertyId, at] of changedAt) {
      if (at >= before) return;
      changedAt.delete(propertyId);
    }
  };

  return {
    note: ({ property_id: propertyId }) => {
      const at = now();
      changedAt.delete(propertyId);
      changedAt.set(propertyId, at);
      forgetOld(at - rememberedMs);
    },
    noteGap: () => {
      completeSince = now();
    },
    unchangedForMs: (propertyId) => {
      const at = now();
      const since = Math.max(
        completeSince,
        changedAt.get(propertyId) ?? -Infinity,
        at - rememberedMs,
      );
      return Math.max(0, Math.floor(at - since));
    },
  };
}
