import { expect, it } from 'vitest';
import { createTestDatabase } from '../testing/database.ts';
it('works', async () => {
  const t = await createTestDatabase();
  const v = await t.newVisitor();
  const p = await t.newProperty(v);
  expect(p).toHaveLength(36);
  await t.close();
});
