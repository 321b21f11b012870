import { z } from 'zod';
import { ConfigError, type ValuesOf } from './variables.ts';

/** Variables for delivering leads. */
export const leadsShape = {
  LEAD_API_URL: z
    .literal('off')
    .or(z.url({ protocol: /^https?$/, error: 'must be an http(s):// address, or off' }))
    .optional(),
  LEAD_API_KEY: z.string().trim().min(16, 'must have at least 16 characters').optional(),
  PROJECT_NAME: z.string().trim().min(1, 'must not be blank').default('DSS'),
} as const;

export interface LeadsConfig {
  /** Where leads are delivered; null: they are only kept. */
  readonly sink: { readonly url: string; readonly secret: string } | null;
  /** What the project is called in deliveries. */
  readonly projectName: string;
}

export function toLeadsConfig(environment: ValuesOf<typeof leadsShape>): LeadsConfig {
  const { LEAD_API_URL: url, LEAD_API_KEY: secret, PROJECT_NAME: projectName } = environment;
  if (url === undefined || url === 'off') return { sink: null, projectName };
  if (secret === undefined) {
    throw new ConfigError('LEAD_API_KEY', 'is required together with LEAD_API_URL');
  }
  return { sink: { url, secret }, projectName };
}
