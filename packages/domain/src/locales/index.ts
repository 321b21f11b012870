/** The product's languages, as BCP 47 tags. */
export const locales = ['en', 'es'] as const;

export type Locale = (typeof locales)[number];

/** The language for clients that request none. */
export const defaultLocale: Locale = 'en';
