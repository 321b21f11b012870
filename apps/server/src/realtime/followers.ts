import type { PropertyChange } from '../changes/listen-for-changes.ts';
import type { Subscription } from './subscription.ts';

/** The subscriptions of this process, by property. */
export interface Followers {
  readonly add: (propertyId: string, subscription: Subscription) => void;
  readonly remove: (propertyId: string, subscription: Subscription) => void;
  readonly note: (change: PropertyChange) => void;
}

export function createFollowers(): Followers {
  const byProperty = new Map<string, Set<Subscription>>();
  return {
    add: (propertyId, subscription) => {
      const following = byProperty.get(propertyId) ?? new Set();
      byProperty.set(propertyId, following.add(subscription));
    },
    remove: (propertyId, subscription) => {
      const following = byProperty.get(propertyId);
      following?.delete(subscription);
      if (following?.size === 0) byProperty.delete(propertyId);
    },
    note: (change) => {
      for (const subscription of byProperty.get(change.property_id) ?? []) {
        subscription.note(change);
      }
    },
  };
}
