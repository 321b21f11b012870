import { expect, it } from 'vitest';
import { z } from 'zod';
import { mailContentSchema } from './index.ts';

/** The agency's mail says what its sender typed: that is what it is for. */
const toTheOperatorsAgency = 'policy_review_request';

const described = z.looseObject({
  properties: z.object({
    template: z.object({ const: z.string() }),
    props: z.looseObject({
      properties: z.record(z.string(), z.unknown()),
    }),
  }),
});

it('a mail to an address that anybody may name, or about an account, has no room for text that somebody typed', () => {
  const mails = mailContentSchema.options.map((schema) => described.parse(z.toJSONSchema(schema)));
  expect(mails.length).toBeGreaterThan(8);
  for (const { properties } of mails) {
    if (properties.template.const === toTheOperatorsAgency) continue;
    expect(freeTexts(properties.props), properties.template.const).toEqual([]);
  }
});

const node = z.looseObject({
  type: z.union([z.string(), z.array(z.string())]).optional(),
  format: z.string().optional(),
  pattern: z.string().optional(),
  enum: z.array(z.unknown()).optional(),
  const: z.unknown().optional(),
});

/** Texts of a JSON Schema that may say anything. */
function freeTexts(schema: unknown): unknown[] {
  if (typeof schema !== 'object' || schema === null) return [];
  const { data } = node.safeParse(schema);
  const isText = data?.type === 'string' || data?.type?.includes('string') === true;
  const isBound =
    data?.format !== undefined ||
    data?.pattern !== undefined ||
    data?.enum !== undefined ||
    data?.const !== undefined;
  if (isText && !isBound) return [schema];
  return Object.values(schema).flatMap(freeTexts);
}
