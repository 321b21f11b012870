import { expect, it } from 'vitest';
import { z } from 'zod';
import { renderMail } from '../render-mail.ts';
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

it('a mail about a new password says what else is set up, and what its button removes', async () => {
  const url = 'https://score.example/forgot-password';
  const removalUrl = 'https://score.example/remove-access#token';
  const write = async (props: object) => {
    const content = mailContentSchema.parse({
      template: 'account_password_changed',
      props: { url, ...props },
    });
    const options = { locale: 'en', product: 'Ember Score', origin: null } as const;
    return (await renderMail(content, options)).text;
  };
  const text = await write({
    passkeys: ['2026-11-20T18:05:00.000Z'],
    secondFactor: { since: null },
    removalUrl,
  });
  for (const said of ['Passkey', 'November 20, 2026', 'Two-step sign-in', removalUrl]) {
    expect(text).toContain(said);
  }
  expect(text).not.toContain(url);
  // As stored by an earlier version.
  const plain = await write({});
  expect(plain).toContain(url);
  expect(plain).not.toContain('Passkey');
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
