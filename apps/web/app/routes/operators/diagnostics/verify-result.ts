import { analysisSchema } from '@dss/domain';
import { z } from 'zod';

import { CheckFailed, type Outcome } from './check.tsx';
import { words } from './words.ts';

const t = words.qa;
/** How many photos the test uploads. */
const uploaded = 2;

/**
 * What an analysis of the test's photos came to.
 * @throws CheckFailed unless the configured analyzer looked at both photos, and both count
 */
export function verifyResult(answer: unknown): Outcome {
  const result = z.record(z.string(), z.unknown()).parse(answer);
  if (typeof result['analysis_id'] !== 'string') throw new CheckFailed({ text: t.noId });
  if (typeof result['dss_score'] !== 'number') throw new CheckFailed({ text: t.noScore });
  const {
    hazards,
    photos,
    model_name: model,
    model_failure: failure,
    budget_reached: isBudgetReached,
  } = analysisSchema
    .pick({
      hazards: true,
      photos: true,
      model_name: true,
      model_failure: true,
      budget_reached: true,
    })
    .parse(result);
  if (failure !== null) {
    const failed = [failure.provider, failure.model_name].filter((part) => part !== null);
    throw new CheckFailed({
      text: t.modelFailed(failed.join(' '), failure.reason.replaceAll('_', ' ')),
      advice: t.modelAdvice,
    });
  }
  if (isBudgetReached) throw new CheckFailed({ text: t.budgetReached, advice: t.budgetAdvice });
  if (photos.length < uploaded) throw new CheckFailed({ text: t.tooFewPhotos(photos.length) });
  const unseen = photos.filter(({ observed }) => !observed);
  if (unseen.length > 0) throw new CheckFailed({ text: t.notObserved(named(unseen)) });
  const ignored = photos.filter(({ not_counted: why }) => why !== null);
  if (ignored.length > 0) {
    throw new CheckFailed({ text: t.notCounted(named(ignored)), advice: t.notCountedAdvice });
  }
  return { text: t.verified(result['dss_score'], hazards.length, model) };
}

function named(photos: readonly { readonly image_id: string }[]): string {
  return photos.map(({ image_id: id }) => id).join(', ');
}
