import { z } from 'zod';
import { latitudeSchema, longitudeSchema } from '../validation/index.ts';

/**
 * When, where and in which direction a photo was taken, as one source says it. A source that knows only one of
 * them leaves the others null; `lat` and `lng` come together.
 */
export const photoEvidenceSchema = z
  .object({
    /** ISO 8601. Without an offset it is the camera's own clock, whose time zone nobody wrote down. */
    taken_at: z.iso.datetime({ local: true, offset: true }).nullable(),
    lat: latitudeSchema.nullable(),
    lng: longitudeSchema.nullable(),
    /** Radius in meters within which the position lies. */
    accuracy_m: z.number().min(0).max(100_000).nullable(),
    /** Degrees clockwise from north in which the camera looked. */
    heading: z.number().min(0).max(360).nullable(),
    /** Which north: the map's or the compass's. Null where the source doesn't say. */
    heading_reference: z.enum(['true', 'magnetic']).nullable(),
  })
  .refine(({ lat, lng }) => (lat === null) === (lng === null), {
    error: 'lat and lng come together',
  });

/** What a client says about a photo it sends. */
export const clientEvidenceSchema = z.object({
  /** Read from the file that was chosen, before anything was taken away from it. */
  browser: photoEvidenceSchema.nullable(),
  /** Read from the device's own sensors while the photo was taken. */
  device: photoEvidenceSchema.nullable(),
});

/** All that is known of one photo, each source apart. Only `server` was read by us, from the bytes received. */
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

/** Null where nothing is known; an accuracy or a reference alone says nothing. */
export function knownEvidence(evidence: PhotoEvidence): PhotoEvidence | null {
  const { taken_at: takenAt, lat, heading } = evidence;
  return takenAt === null && lat === null && heading === null ? null : evidence;
}
