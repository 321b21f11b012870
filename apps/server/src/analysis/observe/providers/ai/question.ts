import type { UserContent } from 'ai';
import type { z } from 'zod';
import type { ModelCall } from '../provider.ts';

export type JsonSchema = z.core.JSONSchema.BaseSchema;

/** A question to a model, and how to read its answer. */
export interface ModelQuestion<Answer> {
  readonly purpose: ModelCall['purpose'];
  /** The name of the answer's schema for the provider. */
  readonly name: string;
  readonly instructions: string;
  readonly content: UserContent;
  readonly schema: JsonSchema;
  /** @throws UnreadableAnswer */
  read(answer: unknown): Answer;
}

/** An answer that can't be read. Its message tells the model what to fix. */
export class UnreadableAnswer extends Error {
  override readonly name = 'UnreadableAnswer';
}
