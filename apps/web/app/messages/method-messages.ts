import method from './en/method.json' with { type: 'json' };
import sources from './en/sources.json' with { type: 'json' };
import { withBrand } from './with-brand.ts';

/** What the method's page adds. */
export const methodMessages = withBrand({ method, sources });
