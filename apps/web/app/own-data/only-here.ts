import { countUnsentAnswers } from '../corrections/index.ts';
import { countLetters } from '../insurance/letter/index.ts';
import { countUnsent } from '../photos/index.ts';

/** What would be lost if this browser forgot it. */
export interface OnlyHere {
  readonly photos: number;
  readonly answers: number;
  readonly letters: number;
}

export async function onlyHere(): Promise<OnlyHere> {
  const [photos, answers] = await Promise.all([countUnsent(), countUnsentAnswers()]);
  return {
    photos: [...photos.values()].reduce((sum, count) => sum + count, 0),
    answers,
    letters: countLetters(),
  };
}
