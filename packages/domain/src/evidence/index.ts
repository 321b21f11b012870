export { evidenceFromExif, exifReading } from './exif-evidence.ts';
export {
  evidenceSourcesSchema,
  knownEvidence,
  noEvidence,
  photoEvidenceSchema,
  toldEvidenceSchema,
  type EvidenceSources,
  type PhotoEvidence,
  type ToldEvidence,
} from './photo-evidence.ts';
export { exifOfWebp } from './webp-exif.ts';
