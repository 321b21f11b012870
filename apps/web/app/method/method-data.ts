import {
  domainEvidence,
  hazardCatalogue,
  hazardTextsEn,
  methodEvidence,
  methodTextEn,
  ruleById,
  scoredDomains,
  scoringWeights,
  sourceById,
  type CatalogueHazard,
  type MethodPoint,
  type RuleId,
  type SourceId,
} from '@dss/domain';

/** Everything that the method's page shows, from the data that the score is computed with. Runs when the page is built. */
export function methodData() {
  return {
    version: scoringWeights.version,
    weights: {
      bands: scoringWeights.bands,
      ceilings: scoringWeights.ceilings,
      confidence: scoringWeights.confidence,
      extentShares: scoringWeights.extentShares,
      kneePercent: scoringWeights.kneePercent,
      provisionalBelowPercent: scoringWeights.provisionalBelowPercent,
      sideShares: scoringWeights.sideShares,
      uncalibratedConfidenceCap: scoringWeights.uncalibratedConfidenceCap,
      unseenShare: scoringWeights.unseenShare,
    },
    domains: scoredDomains
      .map((domain) => ({
        id: domain,
        cap: scoringWeights.domainCaps[domain],
        ...methodTextEn.domains[domain],
        sources: domainEvidence[domain].map(linkTo),
        hazards: hazardCatalogue.filter((hazard) => hazard.domain === domain).map(describe),
      }))
      .toSorted((first, second) => second.cap - first.cap),
    context: hazardCatalogue.filter((hazard) => hazard.domain === 'context').map(describe),
    points: methodPoints.map((id) => ({
      id,
      text: methodTextEn.points[id],
      sources: methodEvidence[id].map(linkTo),
    })),
    ceilings: methodTextEn.ceilings,
    limits: methodTextEn.limits,
  };
}

export type MethodData = ReturnType<typeof methodData>;

const methodPoints: readonly MethodPoint[] = [
  'adding_up',
  'no_single_cause',
  'weakest_link',
  'confidence',
  'slope',
];

function describe(hazard: CatalogueHazard) {
  const { title, severity, asks } = hazardTextsEn[hazard.id];
  return {
    id: hazard.id,
    title,
    severity,
    points: hazard.points,
    counted: hazard.counted,
    prevalencePercent: Math.round(hazard.prevalence.share * 100),
    prevalenceIsEstimate: hazard.prevalence.estimate,
    rules: hazard.rules.map((id) => describeRule(id, asks[id] ?? null)),
    sources: hazard.sources.map(linkTo),
  };
}

function describeRule(id: RuleId, asks: string | null) {
  const { name, version, status, unconfirmed, sources } = ruleById(id);
  return { id, name, version, status, unconfirmed, asks, sources: sources.map(linkTo) };
}

function linkTo(id: SourceId) {
  return { id, ...sourceById(id) };
}
