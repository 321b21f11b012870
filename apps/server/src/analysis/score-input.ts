import { defaultLocale, type Observation, type PhotoCoverage } from '@dss/domain';
import type { SeenInPhotos } from './apply-comparison.ts';
import type { PhotoInput } from './inputs.ts';
import { explanationText } from './messages.ts';
import type { ObservationProvider, PhotoReply } from './providers/index.ts';

/** A photo that was observed: the reply, and the id of the row that keeps it. */
export interface ObservedPhoto {
  readonly photo: PhotoInput;
  readonly observationId: string;
  readonly reply: PhotoReply;
  readonly seenBy: ObservationProvider;
}

/** What the photos say, as the score reads it. The score itself merges what several photos show of one hazard. */
export function toScoreInput(observed: readonly ObservedPhoto[]): SeenInPhotos {
  return {
    observations: observed.flatMap(observationsOf),
    photos: observed.map(coverageOf),
  };
}

function observationsOf({ photo, observationId, reply, seenBy }: ObservedPhoto): Observation[] {
  return reply.findings.map((finding, index) => ({
    id: `${observationId}:${index}`,
    hazardType: finding.type,
    side: photo.side,
    extent: finding.extent,
    distanceToStructureFt: finding.distanceToStructureFt,
    worstPlace: false,
    slope: null,
    confidence: finding.confidence,
    source: 'provider',
    provider: seenBy.id,
    calibrated: seenBy.calibrated,
    photoId: photo.id,
    questionId: null,
    area: finding.area ?? photo.area,
    box: finding.box,
    explanation: explanationText(finding.explanation, defaultLocale),
  }));
}

function coverageOf({ photo, reply }: ObservedPhoto): PhotoCoverage {
  const { houseOrYard, quality } = reply.shows;
  return {
    photoId: photo.id,
    side: photo.side,
    areas: photo.area === null ? [] : [photo.area],
    // A tilt is a reason to take a photo again, but hides nothing.
    usable: houseOrYard && quality.issues.every((issue) => issue === 'tilted'),
    judges: reply.judged,
  };
}
