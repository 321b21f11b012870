const keyOf = (propertyId: string) => `dss.dismissed-places.${propertyId}`;

/** The photos of a property whose proposed places its owner did not want, as this browser remembers. */
export function readDismissed(propertyId: string): ReadonlySet<string> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(propertyId)) ?? '[]');
    return new Set(
      Array.isArray(kept) ? kept.filter((id): id is string => typeof id === 'string') : [],
    );
  } catch {
    return new Set();
  }
}

/** Remembers them. A browser that keeps nothing offers them again at the next visit. */
export function keepDismissed(propertyId: string, imageIds: ReadonlySet<string>): void {
  try {
    localStorage.setItem(keyOf(propertyId), JSON.stringify([...imageIds]));
  } catch {
    // Storage is full or switched off.
  }
}
