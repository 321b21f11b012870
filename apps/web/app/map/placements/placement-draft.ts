import {
  areaOptions,
  parseArea,
  parseDirection,
  type AreaId,
  type Direction,
  type Placement,
  type PlacementFields,
} from '@dss/domain';

/** What the form of a placement holds: four fields, none of them needed. */
export interface PlacementDraft {
  readonly name: string;
  readonly caption: string;
  readonly direction: Direction | '';
  readonly area: AreaId | '';
}

export function draftOf(placement: Placement | null): PlacementDraft {
  return {
    name: placement?.name ?? '',
    caption: placement?.caption ?? '',
    direction: parseDirection(placement?.direction) ?? '',
    area: parseArea(placement?.area) ?? '',
  };
}

/** What is sent of a draft: an empty field clears, a direction goes lower-case, an area by its label. */
export function fieldsOf(draft: PlacementDraft): PlacementFields {
  return {
    name: textOrNull(draft.name),
    caption: textOrNull(draft.caption),
    direction: draft.direction === '' ? null : draft.direction.toLowerCase(),
    area: areaOptions.find(({ id }) => id === draft.area)?.label ?? null,
  };
}

function textOrNull(text: string): string | null {
  return text.trim() === '' ? null : text;
}
