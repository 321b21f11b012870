import { rm } from 'node:fs/promises';
import { expect, temporaryDirectory, test as base } from './fixtures.ts';
import { startLocalModel, type LocalModel } from './model-server.ts';
import { startProduct, type RunningProduct } from './running-product.ts';

interface WorkerFixtures {
  /** Whether the model is asked which side of the house each photo shows; an option, false by default. */
  readonly sorts: boolean;
  /** Sees a tidy house in each photo, until a test tells it what to say. */
  readonly model: LocalModel;
  readonly product: RunningProduct;
}

/** The product with a local model. Files with the same options share it, so that a worker starts it once. */
export const test = base.extend<object, WorkerFixtures>({
  sorts: [false, { scope: 'worker', option: true }],
  model: [
    async ({ sorts }, use) => {
      const model = await startLocalModel([[]], { sorts });
      await use(model);
      await model.stop();
      expect(model.unexpected).toEqual([]);
    },
    { scope: 'worker' },
  ],
  product: [
    async ({ model }, use) => {
      const dataDir = await temporaryDirectory();
      const product = await startProduct({ dataDir, environment: model.environment });
      await use(product);
      await product.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
    { scope: 'worker' },
  ],
});
