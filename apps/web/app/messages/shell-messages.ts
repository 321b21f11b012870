import shell from './en/shell.json' with { type: 'json' };
import { withBrand } from './with-brand.ts';

/** What every page carries. */
export const shellMessages = withBrand({ shell });
