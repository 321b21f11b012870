export { defaultLocale, locales, type Locale } from './locale.ts';
