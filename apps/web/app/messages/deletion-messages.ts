import legalDeletion from './en/legalDeletion.json' with { type: 'json' };
import { withBrand } from './with-brand.ts';

/** The Deletion Policy. */
export const deletionMessages = withBrand({ legalDeletion });
