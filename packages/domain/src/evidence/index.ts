export { evidenceFromExif, exifReading, orientationFromExif } from './exif-evidence.ts';
export {
  evidenceSourcesSchema,
  knownEvidence,
  noEvidence,
  photoEvidenceSchema,
  clientEvidenceSchema,
  type EvidenceSources,
  type PhotoEvidence,
  type ClientEvidence,
} from './photo-evidence.ts';
export {
  exifOfPart,
  exifOfPhoto,
  maxExifBytes,
  photoFormat,
  photoParts,
  type PhotoFormat,
  type PhotoPart,
} from './photo-parts.ts';
export {
  firstReport,
  isBeforeReport,
  type DatedKnowledge,
  type FirstReport,
} from './first-report.ts';
export { areasWithoutHouse, housePhoto } from './house-photo.ts';
export { pictureSize, type PictureSize } from './picture-size.ts';
export { toldBy } from './told-by.ts';
export {
  evidenceOrder,
  isTakenAfter,
  isTakenBefore,
  takenAt,
  type EvidenceSource,
} from './taken-at.ts';
