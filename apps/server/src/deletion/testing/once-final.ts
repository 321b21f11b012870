import type { TestApp } from '../../testing/app.ts';
import { purgeDeleted } from '../purge.ts';

/** Advances the clock until deletions can't be undone, and runs the purge. */
export async function makeDeletionsFinal(app: TestApp): Promise<void> {
  app.clock.advance(2 * 60 * 1000);
  await purgeDeleted(app.dependencies);
}
