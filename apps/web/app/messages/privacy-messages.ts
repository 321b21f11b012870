import legalPrivacy from './en/legalPrivacy.json' with { type: 'json' };
import { withBrand } from './with-brand.ts';

/** The Privacy Policy. */
export const privacyMessages = withBrand({ legalPrivacy });
