import { z } from 'zod';
import { ConfigError, type ValuesOf } from './variables.ts';

/** Variables for telling the operator's own systems of new scores. */
export const scoreReceiverShape = {
  SCORE_WEBHOOK_URL: z
    .literal('off')
    .or(z.url({ protocol: /^https?$/, error: 'must be an http(s):// address, or off' }))
    .optional(),
  SCORE_WEBHOOK_KEY: z.string().trim().min(16, 'must have at least 16 characters').optional(),
} as const;

/** Who is told of new scores, and the secret with which that is signed. */
export interface ScoreReceiver {
  readonly url: string;
  readonly secret: string;
}

/** @returns null: nobody is told */
export function toScoreReceiver(
  environment: ValuesOf<typeof scoreReceiverShape>,
): ScoreReceiver | null {
  const { SCORE_WEBHOOK_URL: url, SCORE_WEBHOOK_KEY: secret } = environment;
  if (url === undefined || url === 'off') return null;
  if (secret === undefined) {
    throw new ConfigError('SCORE_WEBHOOK_KEY', 'is required together with SCORE_WEBHOOK_URL');
  }
  return { url, secret };
}
