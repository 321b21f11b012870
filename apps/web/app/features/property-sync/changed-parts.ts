import type { PropertyEvent } from '@dss/domain';

/**
 * The parts of a property that a screen may have cached. The job isn't one: the screens that show it subscribe to it.
 */
export const propertyParts = [
  'property',
  'photos',
  'answers',
  'disputes',
  'plan',
  'analysis',
] as const;

export type PropertyPart = (typeof propertyParts)[number];

/** The part that an event makes stale; null if none. */
export function partChangedBy({ kind }: PropertyEvent): PropertyPart | null {
  switch (kind) {
    case 'photo_added':
    case 'photo_removed':
    case 'placement_changed':
    case 'photo_sorted':
      return 'photos';
    case 'property_changed':
      return 'property';
    case 'answers_changed':
      return 'answers';
    case 'disputes_changed':
      return 'disputes';
    case 'plan_changed':
      return 'plan';
    case 'analysis_added':
      return 'analysis';
    case 'analysis_progress':
    // Shown by whoever subscribes to them.
    case 'handovers_changed':
    case 'people_changed':
    case 'visits_changed':
    case 'address_facts_changed':
    case 'fire_warnings_changed':
    case 'insurer_notices_changed':
      return null;
  }
}

/** Collects changes and reports them together a moment later, because uploads often arrive in quick succession. */
export function gatherParts(
  refresh: (parts: ReadonlySet<PropertyPart>) => void,
  delayMs = 150,
): { readonly add: (...parts: readonly PropertyPart[]) => void; readonly stop: () => void } {
  let gathered = new Set<PropertyPart>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  return {
    add: (...parts) => {
      for (const part of parts) gathered.add(part);
      timer ??= setTimeout(() => {
        const due = gathered;
        gathered = new Set();
        timer = undefined;
        refresh(due);
      }, delayMs);
    },
    stop: () => clearTimeout(timer),
  };
}
