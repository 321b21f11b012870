import { readBrand } from './brand.ts';

export type { SocialNetwork } from './brand.ts';
export { parseUrl } from './parse-url.ts';

export const brand = readBrand(import.meta.env);
