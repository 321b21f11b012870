import { hazardTextsEn, housePlan, type HazardTypeId, type PlanEvidence } from '@dss/domain';
import { useState } from 'react';

import { HousePlanDrawing } from '../../../entities/house-plan/house-plan.tsx';
import { Specimen, ThemePanels } from './theme-panels.tsx';
import { words } from './words.ts';

const untouched: PlanEvidence = {
  home: { front_faces: null, outline: null, missing_sides: [] },
  naming: 'house',
  seen: [],
  findings: [],
  done: [],
  exposure: null,
};

/** Everything that a plan can show, with as many pins as a neglected home has. */
const neglected: PlanEvidence = {
  home: {
    front_faces: 'west',
    outline: {
      east_ft: 4,
      north_ft: -6,
      width_ft: 38,
      length_ft: 61,
      rotation_deg: 12,
    },
    missing_sides: [],
  },
  naming: 'both',
  seen: ['west', 'north', 'east'],
  findings: [
    { hazardType: 'roof_combustible_covering', sides: ['whole_house'] },
    { hazardType: 'zone0_vegetation', sides: ['west', 'north', 'east'] },
    { hazardType: 'zone0_firewood_lumber', sides: ['north'] },
    { hazardType: 'attached_combustible_fence', sides: ['north'] },
    { hazardType: 'vents_unscreened', sides: ['whole_house'] },
    { hazardType: 'zone0_combustible_mulch', sides: ['west', 'north'] },
    { hazardType: 'gutter_debris', sides: ['whole_house'] },
    { hazardType: 'zone1_tall_dry_grass', sides: ['east', 'west'] },
    { hazardType: 'outbuilding_too_close', sides: ['unknown'] },
    { hazardType: 'zone1_exposed_woodpile', sides: ['whole_house'] },
    { hazardType: 'zone2_brush_tree_continuity', sides: ['east', 'north'] },
    { hazardType: 'access_driveway_obstructed', sides: ['whole_house'] },
  ],
  done: [
    { hazardType: 'zone0_dead_debris', sides: ['west'] },
    { hazardType: 'roof_debris', sides: ['whole_house'] },
  ],
  exposure: {
    level: 'high',
    at_least: true,
    reasons: [
      { kind: 'under_thirty_feet', sides: ['south'] },
      { kind: 'under_fifty_feet', sides: ['north'] },
      { kind: 'under_ten_feet', sides: ['east'] },
      { kind: 'slope', sides: ['east'] },
    ],
  },
};

const plans = [
  { label: words.plans.untouched, plan: housePlan(untouched) },
  { label: words.plans.neglected, plan: housePlan(neglected) },
  {
    label: words.plans.row,
    plan: housePlan({
      ...untouched,
      home: { ...untouched.home, missing_sides: ['left', 'right'] },
      seen: ['south', 'north'],
      findings: [{ hazardType: 'zone0_vegetation', sides: ['south'] }],
    }),
  },
  {
    label: words.plans.compass,
    plan: housePlan({
      ...untouched,
      naming: 'compass',
      seen: ['south', 'east'],
      findings: [{ hazardType: 'zone0_firewood_lumber', sides: ['south'] }],
    }),
  },
];

const titleOf = (type: HazardTypeId) => hazardTextsEn[type].title;

/** The plan of a home, from nothing known to everything, at the width of a phone and as a small picture. */
export function PlanSection() {
  const [selected, setSelected] = useState<HazardTypeId | null>('zone0_vegetation');
  return (
    <ThemePanels title={words.sections.plans}>
      {() =>
        plans.map(({ label, plan }) => (
          <Specimen key={label} label={label}>
            <HousePlanDrawing
              plan={plan}
              titleOf={titleOf}
              selected={selected === null ? [] : [selected]}
              onSelect={setSelected}
              className="max-w-xl"
            />
            <div className="mt-4 flex flex-wrap items-end gap-4">
              <HousePlanDrawing plan={plan} titleOf={titleOf} className="max-w-72" />
              <HousePlanDrawing plan={plan} titleOf={titleOf} small className="max-w-20" />
            </div>
          </Specimen>
        ))
      }
    </ThemePanels>
  );
}
