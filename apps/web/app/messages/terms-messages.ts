import legalTerms from './en/legalTerms.json' with { type: 'json' };
import { withBrand } from './with-brand.ts';

/** The Terms of Service. */
export const termsMessages = withBrand({ legalTerms });
