import { imageIdSchema } from '@dss/domain';
import { expect, test } from 'vitest';
import { z } from 'zod';

import { randomUuid } from './random-uuid.ts';

const insecureContext = { getRandomValues: crypto.getRandomValues.bind(crypto) };

test('makes valid, different ids where crypto.randomUUID does not exist', () => {
  const ids = Array.from({ length: 50 }, () => randomUuid(insecureContext));
  expect(new Set(ids).size).toBe(50);
  for (const id of ids) {
    expect(z.uuidv4().safeParse(id).success).toBe(true);
    expect(imageIdSchema.safeParse(id).success).toBe(true);
  }
});
