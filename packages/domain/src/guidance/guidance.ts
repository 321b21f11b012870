import {
  hazardById,
  hazardTypeIds,
  isHazardType,
  type HazardTypeId,
  type SourceId,
} from '../hazards/index.ts';
import type { Locale } from '../locales/index.ts';
import { stepById, stepIdOf } from './step-of-hazard.ts';
import type { Performer, GuidanceStepId } from './steps.ts';
import { workInWords } from './text/work-in-words.ts';
import { generalGuidanceTexts } from './text/general-guidance.ts';
import { workInHome } from './work-in-home.ts';

/**
 * The guidance for one hazard type, in the fields of the `guidance` table. What follows `source` is null for a type
 * that the catalog doesn't know. Costs in USD, hours of work, without a home: once, or `for_each_side`. `figures_are_estimates` when
 * no source gives the price: wherever it is shown, it is marked by this one fact.
 */
export type Guidance = {
  readonly hazard_type: string;
  readonly title: string;
  readonly why: string;
  readonly action: string;
  readonly est_cost: string;
  readonly time: string;
  readonly source: string;
  readonly step_id: GuidanceStepId | null;
  readonly diy_or_pro: Performer | null;
  readonly cost_low_usd: number | null;
  readonly cost_high_usd: number | null;
  readonly hours_low: number | null;
  readonly hours_high: number | null;
  readonly for_each_side: boolean | null;
  readonly figures_are_estimates: boolean | null;
  /** The sources of the costs; `shownSources` returns the documents to show. */
  readonly cost_sources: readonly SourceId[];
};

/** The guidance for a hazard type; general guidance if the catalog doesn't know it. */
export function guidanceFor(type: string, locale: Locale): Guidance {
  return isHazardType(type) ? knownGuidance(type, locale) : generalGuidance(type, locale);
}

/** The guidance for every hazard of the catalog, in its order. The `guidance` table is seeded with the English. */
export function allGuidance(locale: Locale): Guidance[] {
  return hazardTypeIds.map((type) => knownGuidance(type, locale));
}

function knownGuidance(type: HazardTypeId, locale: Locale): Guidance {
  const text = hazardById(type).texts[locale].removal;
  const stepId = stepIdOf(type);
  const step = stepById(stepId);
  const work = workInHome(stepId, []);
  const { cost, time } = workInWords({ ...work, estimate: step.estimate }, locale);
  return {
    hazard_type: type,
    title: text.title,
    why: text.why,
    action: text.action,
    est_cost: cost,
    time,
    source: text.source,
    step_id: stepId,
    diy_or_pro: step.performer,
    cost_low_usd: work.costUsd.low,
    cost_high_usd: work.costUsd.high,
    hours_low: work.hours.low,
    hours_high: work.hours.high,
    for_each_side: work.forEachSide,
    figures_are_estimates: step.estimate,
    cost_sources: step.costSources,
  };
}

function generalGuidance(type: string, locale: Locale): Guidance {
  const text = generalGuidanceTexts[locale](titleCase(type));
  return {
    hazard_type: type,
    title: text.title,
    why: text.why,
    action: text.action,
    est_cost: text.cost,
    time: text.time,
    source: text.source,
    step_id: null,
    diy_or_pro: null,
    cost_low_usd: null,
    cost_high_usd: null,
    hours_low: null,
    hours_high: null,
    for_each_side: null,
    figures_are_estimates: null,
    cost_sources: [],
  };
}

/** Shows a snake_case hazard type in title case: 'roof_debris' as 'Roof Debris'. */
export function titleCase(type: string): string {
  return type
    .split('_')
    .filter((word) => word !== '')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');
}
