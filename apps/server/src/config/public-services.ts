import { z } from 'zod';
import type { leadsShape } from './leads.ts';
import type { ValuesOf } from './variables.ts';

const httpsUrl = z
  .url({ protocol: /^https?$/, error: 'must be an http(s):// address' })
  .transform((address) => address.replace(/\/$/, ''));
const secret = z.string().trim().min(1, 'must not be blank');
const hostNames = z.string().transform((list, context) => {
  const names = list
    .split(',')
    .map((name) => name.trim().toLowerCase())
    .filter((name) => name !== '');
  if (names.length === 0 || names.some((name) => !/^[a-z0-9.-]+$/.test(name))) {
    context.addIssue({
      code: 'custom',
      message: 'must be host names separated by commas, such as example.org,www.example.org',
    });
    return z.NEVER;
  }
  return names;
});

/** Variables that a public deployment should or may set. */
export const publicServicesShape = {
  ANALYTICS_KEY: secret.optional(),
  ANALYTICS_HOST: httpsUrl.default('https://us.i.posthog.com'),
  PRODUCTION_DOMAINS: hostNames.optional(),
} as const;

type PublicValues = ValuesOf<typeof publicServicesShape & typeof leadsShape>;

/** Variables that a public deployment should set, as the specification lists them. */
export const expectedVariables = [
  'LEAD_API_URL',
  'LEAD_API_KEY',
  'PROJECT_NAME',
  'ANALYTICS_KEY',
  'PRODUCTION_DOMAINS',
] as const satisfies readonly (keyof PublicValues)[];

export type ExpectedVariable = (typeof expectedVariables)[number];

/** Whether a variable is set, without revealing its value. */
export interface MaskedVariable {
  readonly name: ExpectedVariable;
  /** In characters; null if unset. */
  readonly length: number | null;
}

export interface PublicServices {
  /** The product's own hosts, lower-case. */
  readonly productionDomains: readonly string[];
  readonly analytics: { readonly key: string; readonly host: string } | null;
  readonly expected: readonly MaskedVariable[];
}

export function toPublicServices(environment: PublicValues): PublicServices {
  const { ANALYTICS_KEY: key, ANALYTICS_HOST: host, PRODUCTION_DOMAINS: domains } = environment;
  return {
    productionDomains: domains ?? [],
    analytics: key === undefined || key === 'off' ? null : { key, host },
    expected: expectedVariables
      // A sink that is turned off needs no key.
      .filter((name) => name !== 'LEAD_API_KEY' || environment.LEAD_API_URL !== 'off')
      // Who counts nothing needs no key and no hosts to count on.
      .filter(
        (name) => (name !== 'ANALYTICS_KEY' && name !== 'PRODUCTION_DOMAINS') || key !== 'off',
      )
      .map((name) => ({ name, length: environment[name]?.toString().length ?? null })),
  };
}
