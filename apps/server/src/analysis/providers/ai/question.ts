import type { JSONSchema7, UserContent } from 'ai';
import type { ModelCall } from '../provider.ts';

/** What a model is asked, and how its answer is read. */
export interface Question<Answer> {
  readonly purpose: ModelCall['purpose'];
  /** Names the answer's shape to the provider. */
  readonly name: string;
  readonly instructions: string;
  readonly content: UserContent;
  readonly schema: JSONSchema7;
  /** @throws UnreadableAnswer */
  read(answer: unknown): Answer;
}
