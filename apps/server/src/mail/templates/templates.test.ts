import { locales } from '@dss/domain';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { renderMail } from '../render-mail.ts';
import { mailContentSchema, templates } from './index.ts';

/** Its owners' own name for a home, told to them alone. */
const nameOfHome = 'home';

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
    const { [nameOfHome]: _, ...others } = properties.props.properties;
    expect(freeTexts(others), properties.template.const).toEqual([]);
  }
});

it.each([
  ['fire_warning', 'en', 'Home'],
  ['fire_warning', 'es', 'Casa'],
  ['insurer_reminder', 'en', 'Home'],
  ['insurer_reminder', 'es', 'Casa'],
] as const)('the mail %s in %s says which home it is about', async (template, locale, term) => {
  const options = { locale, product: 'Ember Score', origin: null, contact: null } as const;
  const write = async (home: object) =>
    renderMail(mailContentSchema.parse({ template, props: { ...anyProps, ...home } }), options);
  const { text, html } = await write({ home: 'The cabin' });
  expect(text).toContain(`${term}\nThe cabin`);
  // Beside the subject, in a list of mails.
  expect(html).toMatch(/data-skip-in-text[^>]*>The cabin: /);
  // As stored by an earlier version.
  expect((await write({})).text).not.toContain(term);
});

it('a mail about a new password says what else is set up, and what its button removes', async () => {
  const url = 'https://score.example/forgot-password';
  const removalUrl = 'https://score.example/remove-access#token';
  const write = async (props: object) => {
    const content = mailContentSchema.parse({
      template: 'account_password_changed',
      props: { url, ...props },
    });
    const options = { locale: 'en', product: 'Ember Score', origin: null, contact: null } as const;
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

it.each(locales)(
  'in %s no mail asks its reader to write without saying where to',
  async (locale) => {
    const written = async (template: string, contact: string | null) => {
      const content = mailContentSchema.parse({ template, props: anyProps });
      const options = { locale, product: 'Ember Score', origin: null, contact };
      return renderMail(content, options);
    };
    const named = 'help@score.example';
    const asking = [];
    for (const template of Object.keys(templates)) {
      const { text, html } = await written(template, named);
      if (asksToWrite.test(text)) asking.push(template);
      for (const said of [text, html]) {
        expect(said.includes(named), template).toBe(asksToWrite.test(said));
      }
      const unnamed = await written(template, null);
      for (const said of [unnamed.text, unnamed.html]) expect(said).not.toMatch(asksToWrite);
    }
    expect(asking).toEqual(['account_email_changed']);
  },
);

const asksToWrite =
  /(?:contact|write to|tell|ask|reach) us|(?:comuníquese|contacte|hable) con nosotros|escríbanos|avísenos/iu;

/** What each mail needs: it takes of these what it knows. */
const anyProps = {
  url: 'https://score.example/forgot-password',
  code: '123456',
  property_id: '0199d3a0-0000-7000-8000-000000000000',
  withProperty: true,
  resultsUrl: null,
  firstName: 'Ana',
  lastName: 'Torres',
  email: 'ana@example.org',
  phone: null,
  notes: null,
  language: 'en',
  property: null,
  sender: 'NWS Sacramento CA',
  from: '2026-10-20T18:00:00.000Z',
  until: '2026-10-22T03:00:00.000Z',
  time_zone: 'America/Los_Angeles',
  steps: ['move_firewood'],
  day: 'answer',
  by: '2026-12-20',
  token: 'a'.repeat(43),
  role: 'agent',
};

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
