import { z } from 'zod';

import { serviceNames } from '../services/index.ts';

/** What a browser needs to know about the deployment. */
export const deploymentSchema = z.object({
  /** Expected variables that are not set; always empty in the local profile. */
  missing: z.array(z.string()),
  /** The expected variables, masked; empty where none is missing. */
  variables: z.array(
    z.object({
      name: z.string(),
      /** In characters; null if unset. Never reveals any of the value. */
      length: z.int().nullable(),
    }),
  ),
  /** Whether `get-google-maps-key` returns a key; if so, satellite pictures come from Google. */
  google_maps: z.boolean(),
  /**
   * Whether an AI model on the server's machine would look at photos, but none was found when the server started. False where
   * none is looked for: in production, and where the operator chose who looks.
   */
  lacks_local_model: z.boolean(),
  /** Where visits are counted once the visitor agrees; null: nowhere. */
  analytics: z.object({ key: z.string(), host: z.url() }).nullable(),
  /** Services that the legal pages name, each with its provider. Pages served by the server include it; the apps fetch it. */
  services: z.partialRecord(z.enum(serviceNames), z.string()),
});

export type Deployment = z.infer<typeof deploymentSchema>;
