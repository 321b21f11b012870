import legal from './en/legal.json' with { type: 'json' };
import { withBrand } from './with-brand.ts';

/** What the legal pages share. Each adds its own document. */
export const legalMessages = withBrand({ legal });
