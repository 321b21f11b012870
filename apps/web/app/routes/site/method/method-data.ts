import {
  directions,
  domainEvidence,
  hazardCatalog,
  methodEvidence,
  possibleHomes,
  ruleById,
  scoredDomains,
  scoringWeights,
  type CatalogHazard,
  type MethodPoint,
  type RuleId,
} from '@dss/domain';

import type { FieldTexts } from '../../../lib/messages/field-texts.ts';
import { describePrograms } from '../../../entities/hazard/texts/describe-programs.ts';
import { distanceRows, slopeRows } from './distance-table.ts';

type Texts = Omit<FieldTexts, 'questions'>;

/**
 * Everything that the method page shows, in one language, from the data that the score is computed with. Computed
 * during the build.
 */
export function methodData(texts: Texts) {
  const [, slope, steep] = scoringWeights.downhillFactors;
  const { zone_0, zone_1, zone_2, access } = scoringWeights.domainCaps;
  const describe = (hazard: CatalogHazard) => describeHazard(hazard, texts);
  return {
    version: scoringWeights.version,
    summary: texts.method.summary,
    weights: {
      bands: scoringWeights.bands,
      ceilings: scoringWeights.ceilings,
      confidence: scoringWeights.confidence,
      evidenceShares: scoringWeights.evidenceShares,
      extentShares: scoringWeights.extentShares,
      kneePercent: scoringWeights.kneePercent,
      provisionalBelowPercent: scoringWeights.provisionalBelowPercent,
      rangeTail: scoringWeights.rangeTail,
      sideShares: scoringWeights.sideShares,
      steepPercent: Math.max(
        ...scoringWeights.fuelBelowShares.map(({ fromPercent }) => fromPercent),
      ),
      uncalibratedConfidenceCap: scoringWeights.uncalibratedConfidenceCap,
    },
    possibleHomes,
    slopes: { slope: slope.fromPercent, steep: steep.fromPercent },
    /** Of the parts that a comparison with inspections after fires leaves out. */
    landPoints: zone_0 + zone_1 + zone_2 + access,
    nearness: {
      distances: distanceRows(),
      slopes: slopeRows(),
      unknownPercent: Math.round(scoringWeights.unknownPlaceShare * 100),
    },
    oneSide: {
      percent: Math.round(100 / directions.length),
      titles: hazardCatalog
        .filter((hazard) => hazard.looksNeeded === 'each_side')
        .filter((hazard) => hazard.counted === 'whole_house')
        .map((hazard) => texts.hazards[hazard.id].title),
    },
    domains: scoredDomains
      .map((domain) => ({
        id: domain,
        cap: scoringWeights.domainCaps[domain],
        ...texts.method.domains[domain],
        sources: texts.sources(domainEvidence[domain]),
        hazards: hazardCatalog.filter((hazard) => hazard.domain === domain).map(describe),
      }))
      .sort((first, second) => second.cap - first.cap),
    context: hazardCatalog.filter((hazard) => hazard.domain === 'context').map(describe),
    points: methodPoints.map((id) => ({
      id,
      text: texts.method.points[id],
      sources: texts.sources(methodEvidence[id]),
    })),
    ceilings: texts.method.ceilings,
    limits: texts.method.limits,
  };
}

export type MethodData = ReturnType<typeof methodData>;

const methodPoints: readonly MethodPoint[] = [
  'adding_up',
  'no_single_cause',
  'weakest_link',
  'confidence',
  'slope',
  'newer_houses',
];

function describeHazard(hazard: CatalogHazard, texts: Texts) {
  const { title, severity, mistakenFor, asks } = texts.hazards[hazard.id];
  return {
    id: hazard.id,
    title,
    severity,
    mistakenFor,
    points: hazard.points,
    counted: hazard.counted,
    prevalencePercent: Math.round(hazard.prevalence.share * 100),
    prevalenceIsEstimate: hazard.prevalence.estimate,
    rules: hazard.rules.map((id) => describeRule(id, asks[id] ?? null, texts)),
    programs: describePrograms(hazard.programs, texts),
    sources: texts.sources(hazard.sources),
  };
}

function describeRule(id: RuleId, asks: string | null, texts: Texts) {
  const { status, unconfirmed, sources } = ruleById(id);
  return { id, ...texts.rules[id], status, unconfirmed, asks, sources: texts.sources(sources) };
}
