import { parseUrl } from './parse-url.ts';

export const socialNetworks = ['facebook', 'instagram', 'linkedin', 'youtube'] as const;

export type SocialNetwork = (typeof socialNetworks)[number];

export interface SocialLink {
  readonly network: SocialNetwork;
  readonly url: string;
}

/** The operator of this product and its other sites. Anything null or missing is left out of the pages. */
export interface Brand {
  readonly product: string;
  readonly company: string | null;
  readonly blogUrl: string | null;
  readonly social: readonly SocialLink[];
}

/**
 * Reads the brand from the build's variables; `.env.example` explains them.
 * @throws Error with the variable's name if a value is invalid
 */
export function readBrand(environment: Readonly<Record<string, unknown>>): Brand {
  const text = (name: string) => readText(environment, name);
  return {
    product: text('VITE_BRAND_PRODUCT') ?? 'Defensible Space Score',
    company: text('VITE_BRAND_COMPANY'),
    blogUrl: readUrl(environment, 'VITE_BRAND_BLOG_URL'),
    social: socialNetworks.flatMap((network) => {
      const url = readUrl(environment, `VITE_BRAND_${network.toUpperCase()}_URL`);
      return url === null ? [] : [{ network, url }];
    }),
  };
}

function readText(environment: Readonly<Record<string, unknown>>, name: string): string | null {
  const value = environment[name];
  if (typeof value !== 'string' || value.trim() === '') return null;
  // Names are inserted into messages, where these characters are syntax.
  if (/[<>{}]/.test(value)) throw new Error(`${name} must not contain any of < > { }`);
  return value.trim();
}

function readUrl(environment: Readonly<Record<string, unknown>>, name: string): string | null {
  const value = readText(environment, name);
  if (value === null) return null;
  const url = parseUrl(value);
  if (url?.protocol !== 'https:') throw new Error(`${name} must be an https:// address`);
  return url.href;
}
