import type { QuestionId } from '../question-id.ts';

/** What the owner reads: the question, and why it is asked. */
export type QuestionText = { readonly question: string; readonly why: string };

export type QuestionTexts = Readonly<Record<QuestionId, QuestionText>>;
