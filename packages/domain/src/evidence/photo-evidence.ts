import { z } from 'zod';
import { latitudeSchema, longitudeSchema } from '../validation/index.ts';

/**
 * When, where and in which direction a photo was taken, according to one source. Unknown values are null; `lat` and `lng` are
 * given together.
 */
export const photoEvidenceSchema = z
  .object({
    /** ISO 8601. Without an offset it is the camera's local time in an unknown time zone. */
    taken_at: z.iso.datetime({ local: true, offset: true }).nullable(),
    lat: latitudeSchema.nullable(),
    lng: longitudeSchema.nullable(),
    /** Radius in meters within which the position lies. */
    accuracy_m: z.number().min(0).max(100_000).nullable(),
    /** Degrees clockwise from north in which the camera looked. */
    heading: z.number().min(0).max(360).nullable(),
    /** True or magnetic north; null if the source doesn't say. */
    heading_reference: z.enum(['true', 'magnetic']).nullable(),
  })
  .refine(({ lat, lng }) => (lat === null) === (lng === null), {
    error: 'lat and lng come together',
  });

/** What a client reports about a photo it sends. */
export const clientEvidenceSchema = z.object({
  /** Read from the chosen file before it was changed. */
  browser: photoEvidenceSchema.nullable(),
  /** Read from the device's own sensors while the photo was taken. */
  device: photoEvidenceSchema.nullable(),
});

/** All evidence about one photo by source. Only `server` was read by us, from the bytes received. */
export const evidenceSourcesSchema = clientEvidenceSchema.extend({
  server: photoEvidenceSchema.nullable(),
});

export type PhotoEvidence = z.infer<typeof photoEvidenceSchema>;
export type ClientEvidence = z.infer<typeof clientEvidenceSchema>;
export type EvidenceSources = z.infer<typeof evidenceSourcesSchema>;

export const noEvidence: PhotoEvidence = {
  taken_at: null,
  lat: null,
  lng: null,
  accuracy_m: null,
  heading: null,
  heading_reference: null,
};

/** Null if nothing is known; an accuracy or a reference alone means nothing. */
export function knownEvidence(evidence: PhotoEvidence): PhotoEvidence | null {
  const { taken_at: takenAt, lat, heading } = evidence;
  return takenAt === null && lat === null && heading === null ? null : evidence;
}
