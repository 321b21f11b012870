import { z } from 'zod';

/** What operators can have checked, each against the running part itself. */
export const diagnosticChecks = [
  'connection',
  'tables',
  'table_operations',
  'row_level_security',
  'storage',
  'queue',
  'mail',
  'ai_provider',
  'realtime',
] as const;

export type DiagnosticCheck = (typeof diagnosticChecks)[number];

/** What one check found. */
export const checkFindingSchema = z.object({
  /** `off`: there is nothing to check, because it isn't configured. */
  status: z.enum(['success', 'off', 'error']),
  /** One sentence for operators: what answered, or what failed. */
  found: z.string(),
  /** What to do about it; null if nothing is wrong. */
  advice: z.string().nullable(),
  /** The database's SQLSTATE, where it refused something. */
  code: z.string().nullable(),
  details: z.array(z.object({ name: z.string(), value: z.string() })),
  took_ms: z.number().int(),
});

export type CheckFinding = z.infer<typeof checkFindingSchema>;

/** The two pictures of a test run: 1024 x 1024 WebP. */
export const testImagesSchema = z.object({
  /** The image model that made them, or `drawn`: by the server itself, which has no key of one. */
  made_by: z.string(),
  images: z.array(z.object({ image_id: z.string(), content_type: z.string(), base64: z.string() })),
});

/** What the cleanup of a test property removed, for good. */
export const removedTestDataSchema = z.object({
  placements: z.number().int(),
  images: z.number().int(),
  files: z.number().int(),
  properties: z.number().int(),
});

/** How every test property's address begins. Only such a property is removed for good at once. */
export const testPropertyPrefix = 'Test property';
