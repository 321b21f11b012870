import type { ObservationProvider, PhotoReply } from '../provider.ts';
import { classifyRegions, type ClassifiedRegions } from './classify-regions.ts';
import { judge } from './findings.ts';
import { measureQuality } from './photo-quality.ts';
import { readPicture } from './picture.ts';
import { describeRegions } from './region-features.ts';
import { rulesFor } from './rules.ts';

/** Sky or plants that are plain to see over this share of a photo mean that it was taken outdoors. */
const outdoorsFrom = 0.1;

/**
 * The analyser that needs no key: it measures how much of a photo is sky, green and dry vegetation, and reports only
 * what these measures and the owner's area support. It knows nothing of objects, materials or distances.
 */
export function createBuiltInProvider(): ObservationProvider {
  return {
    id: 'built-in',
    modelName: 'built-in-1',
    schemaVersion: 'v0.3',
    promptVersion: 'none',
    calibrated: false,
    canJudge: (area) => (area === null ? [] : rulesFor(area).map((rule) => rule.type)),
    observe: async ({ workingCopy, area }, signal) => {
      const { colour, grey } = await readPicture(workingCopy);
      signal.throwIfAborted();
      const regions = classifyRegions(describeRegions(colour));
      const outdoors = isOutdoors(regions);
      const { findings, judged } = outdoors ? judge(regions, area) : { findings: [], judged: [] };
      const reply: PhotoReply = {
        findings,
        judged,
        shows: {
          outdoors,
          houseOrYard: outdoors,
          direction: null,
          areas: [],
          structure: null,
          quality: measureQuality(grey),
        },
        measures: {
          green: regions.share('greenVegetation'),
          dry: regions.share('dryVegetation'),
          sky: regions.share('sky'),
        },
      };
      return reply;
    },
  };
}

function isOutdoors(regions: ClassifiedRegions): boolean {
  return (
    regions.clearShare('sky') >= outdoorsFrom ||
    regions.clearShare('greenVegetation') >= outdoorsFrom
  );
}
