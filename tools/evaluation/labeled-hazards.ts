import { isHazardType, type HazardTypeId } from '@dss/domain';

/** A column of labels, and the hazard types that claim the same thing of a photo. */
export interface LabeledHazard {
  readonly column: string;
  /** The first names the hazard in results. Several where the label can't tell them apart. */
  readonly types: readonly [HazardTypeId, ...HazardTypeId[]];
}

/** Columns that people can label without knowing which part of the property a photo shows. */
const describedColumns: readonly LabeledHazard[] = [
  { column: 'veg_touching_or_within_5ft', types: ['zone0_vegetation'] },
  { column: 'canopy_overhanging_roof', types: ['tree_overhang_roof_chimney'] },
  { column: 'dry_grass_visible', types: ['zone1_tall_dry_grass', 'zone2_tall_dry_grass'] },
  { column: 'wood_fence_attached', types: ['attached_combustible_fence'] },
  { column: 'wood_deck_visible', types: ['deck_combustible'] },
  { column: 'combustible_mulch_near_wall', types: ['zone0_combustible_mulch'] },
  { column: 'debris_on_roof_or_gutter', types: ['roof_debris', 'gutter_debris'] },
  { column: 'wood_pile', types: ['zone0_firewood_lumber', 'zone1_exposed_woodpile'] },
  { column: 'outbuilding', types: ['outbuilding_too_close'] },
];

/** The hazards that a table labels: by the columns above, or by a hazard's own id as a column's name. */
export function labeledHazardsIn(columns: readonly string[]): LabeledHazard[] {
  return columns.flatMap((column) => {
    if (isHazardType(column)) return [{ column, types: [column] as const }];
    return describedColumns.filter((described) => described.column === column);
  });
}
