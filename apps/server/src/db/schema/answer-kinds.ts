import { answerAmounts } from '@dss/domain';
import { pgEnum } from 'drizzle-orm/pg-core';

/** What an answer to a question of the checklist may be. */
export const answerValue = pgEnum('answer_value', ['yes', 'no', 'not_sure', 'not_applicable']);

export const answerAmount = pgEnum('answer_amount', answerAmounts);

export const answerSide = pgEnum('answer_side', ['house', 'north', 'east', 'south', 'west']);
