import { builtInProvider } from '@dss/domain';
import type { ObservationProvider, PhotoReply } from '../provider.ts';
import { classifyRegions } from './classify-regions.ts';
import { judge } from './findings.ts';
import { measureQuality } from './photo-quality.ts';
import { canBePhotograph } from './photograph.ts';
import { readPicture } from './picture.ts';
import { describeRegions } from './region-features.ts';
import { rulesFor } from './rules.ts';

/** From this share of clearly visible sky and plants, a photo counts as taken outdoors. */
const outdoorsFrom = 0.1;
/** Hazards are reported only from this share, because patterned wallpaper can look like grass. */
const surelyOutdoorsFrom = 0.15;

/**
 * The analyzer that needs no API key. It measures how much of a photo is sky, green and dry vegetation, and reports only
 * hazards that these measures and the owner's area support. It recognizes no objects, materials or distances.
 */
export function createBuiltInProvider(): ObservationProvider {
  return {
    id: builtInProvider,
    modelName: 'built-in-3',
    schemaVersion: 'v0.3',
    promptVersion: 'none',
    calibrated: false,
    looksByArea: true,
    canJudge: (area) => (area === null ? [] : rulesFor(area).map((rule) => rule.type)),
    observe: async ({ workingCopy, area }, signal) => {
      const { color, gray } = await readPicture(workingCopy);
      signal.throwIfAborted();
      const regions = classifyRegions(describeRegions(color));
      const plain = regions.clearShare('sky') + regions.clearShare('greenVegetation');
      const photograph = canBePhotograph(color, gray);
      const outdoors = photograph && plain >= outdoorsFrom;
      const { findings, judged } =
        photograph && plain >= surelyOutdoorsFrom
          ? judge(regions, area)
          : { findings: [], judged: [] };
      const reply: PhotoReply = {
        findings,
        judged,
        told: [],
        shows: {
          photograph,
          outdoors,
          houseOrYard: outdoors,
          direction: null,
          areas: [],
          structure: null,
          quality: measureQuality(gray),
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
