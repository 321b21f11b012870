import home from './en/home.json' with { type: 'json' };
import { withBrand } from './with-brand.ts';

/** What the home page adds. */
export const homeMessages = withBrand({ home });
