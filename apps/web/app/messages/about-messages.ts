import about from './en/about.json' with { type: 'json' };
import { withBrand } from './with-brand.ts';

/** What the About page adds. */
export const aboutMessages = withBrand({ about });
