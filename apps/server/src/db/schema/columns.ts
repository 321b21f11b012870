import { bigint, integer, pgEnum, timestamp } from 'drizzle-orm/pg-core';

export const createdAt = timestamp('created_at', { withTimezone: true }).notNull().defaultNow();

export const updatedAt = timestamp('updated_at', { withTimezone: true }).notNull().defaultNow();

export const direction = pgEnum('direction', ['north', 'east', 'south', 'west']);

export const houseSide = pgEnum('house_side', ['front', 'back', 'left', 'right']);

/** Whether a side was named by compass direction or as a side of the house. */
export const sideSaidAs = pgEnum('side_words', ['compass', 'house']);

/** Usage of model calls; null where a figure is unknown or there were no calls. The cost is an estimate. */
export const modelUse = {
  inputTokens: integer('input_tokens'),
  outputTokens: integer('output_tokens'),
  costMicroUsd: bigint('cost_micro_usd', { mode: 'number' }),
  durationMs: integer('duration_ms'),
};
