import legalDpa from './en/legalDpa.json' with { type: 'json' };
import { withBrand } from './with-brand.ts';

/** The Data Processing Agreement. */
export const dpaMessages = withBrand({ legalDpa });
