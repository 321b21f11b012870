import { clientEvidenceSchema } from '@dss/domain';
import { z } from 'zod';

/** The header in which a client says what it read: JSON in ASCII. */
export const clientEvidenceHeader = z
  .string()
  .max(2000)
  .transform((text, context): unknown => {
    try {
      return JSON.parse(text);
    } catch {
      context.addIssue({ code: 'custom', message: 'must be JSON' });
      return z.NEVER;
    }
  })
  .pipe(clientEvidenceSchema);
