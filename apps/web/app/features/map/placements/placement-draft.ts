import {
  areaOptions,
  parseArea,
  parseDirection,
  type AreaId,
  type Direction,
  type Placement,
  type SideWords,
  type PlacementFields,
} from '@dss/domain';

/** The fields of the placement form, all optional. */
export interface PlacementDraft {
  readonly name: string;
  readonly caption: string;
  readonly direction: Direction | '';
  readonly directionSaidAs: SideWords;
  readonly area: AreaId | '';
}

export function draftOf(placement: Placement | null): PlacementDraft {
  return {
    name: placement?.name ?? '',
    caption: placement?.caption ?? '',
    direction: parseDirection(placement?.direction) ?? '',
    directionSaidAs: placement?.direction_said_as ?? 'compass',
    area: parseArea(placement?.area) ?? '',
  };
}

/** The fields to send: an empty one clears, a direction is lower-case, an area is sent as its label. */
export function fieldsOf(draft: PlacementDraft): PlacementFields {
  return {
    name: textOrNull(draft.name),
    caption: textOrNull(draft.caption),
    ...(draft.direction === ''
      ? { direction: null }
      : {
          direction: draft.direction.toLowerCase(),
          direction_said_as: draft.directionSaidAs,
        }),
    area: areaOptions.find(({ id }) => id === draft.area)?.label ?? null,
  };
}

function textOrNull(text: string): string | null {
  return text.trim() === '' ? null : text;
}
