import guidelines from './en/guidelines.json' with { type: 'json' };
import { withBrand } from './with-brand.ts';

/** What the Fire Safety Guidelines add. */
export const guidelinesMessages = withBrand({ guidelines });
