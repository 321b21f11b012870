export { actionLimits, activityLog, assertWithinLimit } from './limits.ts';
