import { countUnsentAnswers } from '../../entities/answers/answer-database.ts';
import { countLetters } from '../../entities/letter/letter-draft.ts';
import { homesToMake } from '../../lib/api/homes-to-make.ts';
import { countUnsent } from '../../entities/photo/upload-database.ts';

/** What would be lost if this browser forgot it. */
export interface OnlyHere {
  readonly photos: number;
  readonly answers: number;
  readonly letters: number;
  readonly homes: number;
}

export async function onlyHere(): Promise<OnlyHere> {
  const [photos, answers] = await Promise.all([countUnsent(), countUnsentAnswers()]);
  return {
    photos: [...photos.values()].reduce((sum, count) => sum + count, 0),
    answers,
    letters: countLetters(),
    homes: homesToMake().length,
  };
}
