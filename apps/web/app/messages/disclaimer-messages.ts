import legalDisclaimer from './en/legalDisclaimer.json' with { type: 'json' };
import { withBrand } from './with-brand.ts';

/** The Disclaimer and Disclosures. */
export const disclaimerMessages = withBrand({ legalDisclaimer });
