import { hazardTypeIds, type HazardTypeId } from '../hazard-type.ts';
import type { CatalogHazard } from '../hazard.ts';
import { recordOf } from '../record-of.ts';
import type { HazardTexts } from '../text/hazard-text.ts';
import { accessDrivewayObstructed } from './access-driveway-obstructed.ts';
import { addressNotVisible } from './address-not-visible.ts';
import { attachedCombustibleFence } from './attached-combustible-fence.ts';
import { attachedPergolaTrellis } from './attached-pergola-trellis.ts';
import { chimneyNoSparkArrestor } from './chimney-no-spark-arrestor.ts';
import { combustibleFenceRuns } from './combustible-fence-runs.ts';
import { deckCombustible } from './deck-combustible.ts';
import { eavesOpen } from './eaves-open.ts';
import { envelopeGaps } from './envelope-gaps.ts';
import { firePronePlants } from './fire-prone-plants.ts';
import { gutterDebris } from './gutter-debris.ts';
import { gutterUnprotectedOrPlastic } from './gutter-unprotected-or-plastic.ts';
import { lpgTankClearance } from './lpg-tank-clearance.ts';
import { neighborStructureClose } from './neighbor-structure-close.ts';
import { outbuildingTooClose } from './outbuilding-too-close.ts';
import { roofCombustibleCovering } from './roof-combustible-covering.ts';
import { roofDebris } from './roof-debris.ts';
import { roofGapsDamage } from './roof-gaps-damage.ts';
import { sidingCombustible } from './siding-combustible.ts';
import { treeOverhangRoofChimney } from './tree-overhang-roof-chimney.ts';
import { underDeckFuel } from './under-deck-fuel.ts';
import { ventsUnscreened } from './vents-unscreened.ts';
import { wallBaseClearance } from './wall-base-clearance.ts';
import { windowsSinglePane } from './windows-single-pane.ts';
import { zone0CombustibleItems } from './zone0-combustible-items.ts';
import { zone0CombustibleMulch } from './zone0-combustible-mulch.ts';
import { zone0DeadDebris } from './zone0-dead-debris.ts';
import { zone0FirewoodLumber } from './zone0-firewood-lumber.ts';
import { zone0Vegetation } from './zone0-vegetation.ts';
import { zone1ContinuousShrubsTrees } from './zone1-continuous-shrubs-trees.ts';
import { zone1DeadVegetation } from './zone1-dead-vegetation.ts';
import { zone1ExposedWoodpile } from './zone1-exposed-woodpile.ts';
import { zone1LadderFuels } from './zone1-ladder-fuels.ts';
import { zone1TallDryGrass } from './zone1-tall-dry-grass.ts';
import { zone2BrushTreeContinuity } from './zone2-brush-tree-continuity.ts';
import { zone2TallDryGrass } from './zone2-tall-dry-grass.ts';

const byId: Readonly<Record<HazardTypeId, CatalogHazard>> = {
  zone0_vegetation: zone0Vegetation,
  zone0_combustible_mulch: zone0CombustibleMulch,
  zone0_firewood_lumber: zone0FirewoodLumber,
  attached_combustible_fence: attachedCombustibleFence,
  zone0_dead_debris: zone0DeadDebris,
  under_deck_fuel: underDeckFuel,
  zone0_combustible_items: zone0CombustibleItems,
  roof_combustible_covering: roofCombustibleCovering,
  roof_debris: roofDebris,
  gutter_debris: gutterDebris,
  tree_overhang_roof_chimney: treeOverhangRoofChimney,
  roof_gaps_damage: roofGapsDamage,
  gutter_unprotected_or_plastic: gutterUnprotectedOrPlastic,
  chimney_no_spark_arrestor: chimneyNoSparkArrestor,
  vents_unscreened: ventsUnscreened,
  eaves_open: eavesOpen,
  windows_single_pane: windowsSinglePane,
  envelope_gaps: envelopeGaps,
  siding_combustible: sidingCombustible,
  wall_base_clearance: wallBaseClearance,
  deck_combustible: deckCombustible,
  attached_pergola_trellis: attachedPergolaTrellis,
  zone1_dead_vegetation: zone1DeadVegetation,
  outbuilding_too_close: outbuildingTooClose,
  zone1_continuous_shrubs_trees: zone1ContinuousShrubsTrees,
  zone1_ladder_fuels: zone1LadderFuels,
  zone1_tall_dry_grass: zone1TallDryGrass,
  zone1_exposed_woodpile: zone1ExposedWoodpile,
  fire_prone_plants: firePronePlants,
  combustible_fence_runs: combustibleFenceRuns,
  lpg_tank_clearance: lpgTankClearance,
  zone2_brush_tree_continuity: zone2BrushTreeContinuity,
  zone2_tall_dry_grass: zone2TallDryGrass,
  access_driveway_obstructed: accessDrivewayObstructed,
  address_not_visible: addressNotVisible,
  neighbor_structure_close: neighborStructureClose,
};

/** Every hazard that the product knows, from the wall outward. */
export const hazardCatalog: readonly CatalogHazard[] = hazardTypeIds.map((id) => byId[id]);

/** Looks a hazard up; every type has an entry. */
export function hazardById(id: HazardTypeId): CatalogHazard {
  return byId[id];
}

export const hazardTextsEn: HazardTexts = recordOf(hazardTypeIds, (id) => byId[id].texts.en);
export const hazardTextsEs: HazardTexts = recordOf(hazardTypeIds, (id) => byId[id].texts.es);
