import { z } from 'zod';

import { serviceNames } from '../services/index.ts';

/** What a browser needs to know of the deployment it talks to. */
export const deploymentSchema = z.object({
  /** Expected variables that are not set; always empty in the local profile. */
  missing: z.array(z.string()),
  /** The expected variables, masked; empty where none is missing. */
  variables: z.array(
    z.object({
      name: z.string(),
      /** Characters; null: not set. Never a character of the value itself. */
      length: z.int().nullable(),
    }),
  ),
  /** Whether `get-google-maps-key` has a key to give: satellite pictures come from Google then. */
  google_maps: z.boolean(),
  /** Where visits may be counted once the reader agreed; null: nowhere. */
  analytics: z.object({ key: z.string(), host: z.url() }).nullable(),
  /** What the legal pages depend on, each with who answers. Pages that the server sends carry it themselves; an app's ask. */
  services: z.partialRecord(z.enum(serviceNames), z.string()),
});

export type Deployment = z.infer<typeof deploymentSchema>;
