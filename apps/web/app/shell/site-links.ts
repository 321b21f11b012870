import { brand } from '../brand/index.ts';
import { paths } from '../paths.ts';

export interface SiteLink {
  readonly name: 'about' | 'blog' | 'faq' | 'guidelines' | 'method';
  readonly to: string;
}

/** The blog is elsewhere, and there only if the brand has one. */
const blog: readonly SiteLink[] =
  brand.blogUrl === null ? [] : [{ name: 'blog', to: brand.blogUrl }];
const about: SiteLink = { name: 'about', to: paths.about() };
const faq: SiteLink = { name: 'faq', to: paths.faq() };
const guidelines: SiteLink = { name: 'guidelines', to: paths.guidelines() };
const method: SiteLink = { name: 'method', to: paths.method() };

/** The pages of the header, in its order. */
export const headerLinks: readonly SiteLink[] = [about, ...blog, faq, guidelines];

/** The footer's Resources column, in its order. */
export const resourceLinks: readonly SiteLink[] = [about, faq, ...blog, guidelines, method];

/** The footer's Company column, in its order. */
export const companyLinks = [
  { name: 'terms', to: paths.terms() },
  { name: 'privacy', to: paths.privacy() },
  { name: 'deletion', to: paths.deletion() },
  { name: 'dpa', to: paths.dpa() },
  { name: 'disclaimer', to: paths.disclaimer() },
] as const;
