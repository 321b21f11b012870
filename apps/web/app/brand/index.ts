import { readBrand } from './brand.ts';

export type { SocialNetwork } from './brand.ts';

/** The brand that this build carries. */
export const brand = readBrand(import.meta.env);
