import type { HazardTypeId } from '@dss/domain';
import type {
  ObservationProvider,
  PhotoReply,
  PhotoToObserve,
} from '../observe/providers/provider.ts';

/** Reply or failure for each photo. */
export type Script = (
  photo: PhotoToObserve,
  call: number,
  signal: AbortSignal,
) => Promise<PhotoReply>;

export interface ScriptedProvider extends ObservationProvider {
  /** The photos that were looked at, in order. */
  readonly looks: PhotoToObserve[];
}

/** A provider that records its looks and follows the test's script. */
export function scriptedProvider(
  script: Script = () => Promise.resolve(replyOf()),
): ScriptedProvider {
  const looks: PhotoToObserve[] = [];
  const judges: readonly HazardTypeId[] = ['zone1_tall_dry_grass'];
  return {
    id: 'scripted',
    modelName: 'scripted-1',
    schemaVersion: 'v0.3',
    promptVersion: 'none',
    calibrated: false,
    looksByArea: true,
    looks,
    canJudge: () => judges,
    observe: (photo, signal) => {
      looks.push(photo);
      return script(photo, looks.length, signal);
    },
  };
}

/** A reply for a usable photo of a yard with these hazards. */
export function replyOf(...types: readonly HazardTypeId[]): PhotoReply {
  return {
    findings: types.map((type) => ({
      type,
      confidence: 0.7,
      area: 'zone_1',
      distanceToStructureFt: 12,
      box: { x: 0.1, y: 0.5, width: 0.8, height: 0.4 },
      extent: 'extensive',
      explanation: { key: 'zone1_tall_dry_grass', values: { share: 40 } },
    })),
    judged: ['zone1_tall_dry_grass'],
    told: [],
    shows: {
      photograph: true,
      outdoors: true,
      houseOrYard: true,
      direction: null,
      areas: [],
      structure: null,
      quality: { sharpness: 0.8, exposure: 0.5, issues: [] },
    },
    measures: null,
  };
}
