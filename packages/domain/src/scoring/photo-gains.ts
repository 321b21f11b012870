import { hazardCatalog } from '../hazards/index.ts';
import { coverageOf, existingSides, withLook } from './coverage.ts';
import { confidencePercentOf } from './domain-scores.ts';
import type { PhotoCoverage, ScoreInput } from './input.ts';
import type { MergedEvidence } from './merge-evidence.ts';
import type { PhotoGain } from './result.ts';

/**
 * By how many percentage points a photo of each existing side would raise confidence if it shows the wall, the first five feet and the yard.
 * Assumes that the provider of the photos so far looks at the next one too and judges the same hazards, or, before the
 * first photo, every hazard that photos usually show.
 */
export function photoGainsOf(input: ScoreInput, evidence: MergedEvidence): PhotoGain[] {
  const now = confidencePercentOf(evidence.coverage);
  const judges = new Set(
    input.photos.length === 0 ? shownByPhotos : input.photos.flatMap((photo) => photo.judges),
  );
  const judged = hazardCatalog.filter((hazard) => judges.has(hazard.id));
  return existingSides(evidence.coverage)
    .map((side) => {
      const photo: PhotoCoverage & { side: typeof side } = {
        photoId: `photo of ${side}`,
        side,
        sideFrom: 'owner',
        areas: ['siding', 'zone_0', 'zone_1'],
        areasInView: [],
        usable: true,
        judges: [...judges],
      };
      const shown = withLook(evidence.looks, photo, judged);
      const changed = coverageOf(judged, shown, input, evidence.allAnswers, evidence.setAside);
      const coverage = new Map([...evidence.coverage, ...changed]);
      return { side, certainty_gain: confidencePercentOf(coverage) - now };
    })
    .sort((first, second) => second.certainty_gain - first.certainty_gain);
}

const shownByPhotos = hazardCatalog
  .filter((hazard) => hazard.photoReliability !== 'low')
  .map((hazard) => hazard.id);
