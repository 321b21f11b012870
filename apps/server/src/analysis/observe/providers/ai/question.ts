import type { UserContent } from 'ai';
import type { z } from 'zod';
import type { ModelCall } from '../provider.ts';

export type JsonSchema = z.core.JSONSchema.BaseSchema;

/** What a model is asked, and how its answer is read. */
export interface Question<Answer> {
  readonly purpose: ModelCall['purpose'];
  /** Names the answer's shape to the provider. */
  readonly name: string;
  readonly instructions: string;
  readonly content: UserContent;
  readonly schema: JsonSchema;
  /** @throws UnreadableAnswer */
  read(answer: unknown): Answer;
}

/** An answer that can't be read; its message tells the model what to mend. */
export class UnreadableAnswer extends Error {
  override readonly name = 'UnreadableAnswer';
}
