import { ApiError } from '../api/api-error.ts';
import { randomUuid } from '../api/random-uuid.ts';
import { localStore } from '../device/storage/browser-store.ts';
import { createActionLimits, type LimitedAction } from './action-limits.ts';
import { createActivityLog } from './activity-log.ts';

/** For this browser. */
export const actionLimits = createActionLimits(localStore, Date.now);
export const activityLog = createActivityLog({
  store: localStore,
  now: Date.now,
  makeId: () => randomUuid(),
});

const refusals: Readonly<Record<LimitedAction, string>> = {
  createProperty: 'too_many_properties',
  uploadInCreation: 'too_many_uploads',
  uploadInPropertyView: 'too_many_uploads',
  analysis: 'too_many_analyses',
  other: 'too_many_requests',
};

/**
 * Throws if an action was done too often recently, as the server would. Count the action once it is done.
 * @throws ApiError with the limit's own code and the time to wait
 */
export function assertWithinLimit(action: LimitedAction): void {
  const retryAfterMs = actionLimits.wait(action);
  if (retryAfterMs === 0) return;
  activityLog.note('rate_limit_hit', action);
  throw new ApiError(refusals[action], `Too often: ${action}`, {
    status: 429,
    retryable: true,
    retryAfterMs,
  });
}
