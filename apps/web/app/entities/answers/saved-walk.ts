import { questionIdSchema } from '@dss/domain';
import { z } from 'zod';

import { readJson, tabStore } from '../../lib/device/storage/browser-store.ts';
import type { QuestionWalk } from './question-walk.ts';

const walkSchema = z.object({
  current: questionIdSchema.nullable(),
  passed: z.array(questionIdSchema),
});

const nameOf = (propertyId: string) => `question-walk-${propertyId}`;

/** Where the owner was among a property's questions before this tab was reloaded; null if nowhere. */
export function savedWalk(propertyId: string): QuestionWalk | null {
  return readJson(tabStore, nameOf(propertyId), (kept) => walkSchema.safeParse(kept).data ?? null);
}

export function keepWalk(propertyId: string, walk: QuestionWalk): void {
  tabStore.write(nameOf(propertyId), JSON.stringify(walk));
}

export function forgetWalk(propertyId: string): void {
  tabStore.remove(nameOf(propertyId));
}
