import { bigint, integer, pgEnum, timestamp } from 'drizzle-orm/pg-core';

export const createdAt = timestamp('created_at', { withTimezone: true }).notNull().defaultNow();

export const updatedAt = timestamp('updated_at', { withTimezone: true }).notNull().defaultNow();

export const direction = pgEnum('direction', ['north', 'east', 'south', 'west']);

export const houseSide = pgEnum('house_side', ['front', 'back', 'left', 'right']);

/** In whose words a side was named. */
export const sideSaidAs = pgEnum('side_words', ['compass', 'house']);

/** What calls of a model took; null where it isn't known, or none was made. The cost is an estimate. */
export const modelUse = {
  inputTokens: integer('input_tokens'),
  outputTokens: integer('output_tokens'),
  costMicroUsd: bigint('cost_micro_usd', { mode: 'number' }),
  durationMs: integer('duration_ms'),
};
