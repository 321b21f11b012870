/** The languages that the product speaks, as BCP 47 names them. */
export const locales = ['en', 'es'] as const;

export type Locale = (typeof locales)[number];

/** What is spoken to whoever asks for no language. */
export const defaultLocale: Locale = 'en';
