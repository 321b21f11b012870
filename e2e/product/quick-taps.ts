/** A tap that comes sooner after the last answer is taken to be meant for the question before (`apps/web/app/ui/quick-taps.ts`). */
export const tooSoonMs = 350;
