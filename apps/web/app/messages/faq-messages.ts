import faq from './en/faq.json' with { type: 'json' };
import { withBrand } from './with-brand.ts';

/** What the page of frequently asked questions adds. */
export const faqMessages = withBrand({ faq });
