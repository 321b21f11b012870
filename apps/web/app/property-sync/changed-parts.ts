import type { PropertyEvent } from '@dss/domain';

/** What a screen may know of a property; the job is followed where it is shown. */
export const propertyParts = ['property', 'photos', 'answers', 'disputes', 'analysis'] as const;

export type PropertyPart = (typeof propertyParts)[number];

/** What an event has made old. */
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
    case 'analysis_added':
      return 'analysis';
    case 'analysis_progress':
      return null;
  }
}

/** Gathers what has changed, and hands it on together a moment later: many photos come one after the other. */
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
