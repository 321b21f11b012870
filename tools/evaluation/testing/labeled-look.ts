import type { HazardTypeId } from '@dss/domain';
import type {
  Finding,
  PhotoReply,
} from '../../../apps/server/src/analysis/observe/providers/provider.ts';
import type { Answer, LabeledPhoto } from '../labels.ts';
import type { Looked } from '../look-at-photos.ts';

/** A labeled photo; what isn't given is unknown. */
export function labeledPhoto(changes: Partial<LabeledPhoto> = {}): LabeledPhoto {
  return {
    file: 'front.jpg',
    path: '/nowhere/front.jpg',
    shares: { green: null, dry: null, sky: null },
    answers: new Map(),
    houseOrYard: '?',
    area: null,
    caption: null,
    note: '',
    ...changes,
  };
}

export function finding(type: HazardTypeId, confidence = 0.6): Finding {
  return {
    type,
    confidence,
    area: null,
    distanceToStructureFt: null,
    box: null,
    extent: 'moderate',
    explanation: { text: 'There it is.', textEs: 'Ahí está.' },
  };
}

/** A look at a photo with one label and these findings. */
export function lookAt(
  [column, label]: readonly [string, Answer],
  findings: readonly Finding[],
  changes: Partial<LabeledPhoto> = {},
): Looked {
  const photo = labeledPhoto({ answers: new Map([[column, label]]), ...changes });
  return { photo, reply: reply(findings), workingCopy: Buffer.alloc(0), ms: 1, coreMs: null };
}

export function reply(
  findings: readonly Finding[],
  measures: PhotoReply['measures'] = null,
): PhotoReply {
  return {
    findings: [...findings],
    judged: [],
    told: [],
    shows: {
      photograph: true,
      outdoors: true,
      houseOrYard: true,
      direction: null,
      areas: [],
      structure: null,
      quality: { sharpness: null, exposure: null, issues: [] },
    },
    measures,
  };
}
