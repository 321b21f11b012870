import { readBrand } from './brand.ts';

export type { SocialNetwork } from './brand.ts';

/** The brand that this build was made for. */
export const brand = readBrand(import.meta.env);
