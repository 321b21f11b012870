import { brand } from '../../lib/brand/index.ts';
import { useKnownAccount } from '../../entities/account/known-account.ts';
import { useLastHome } from '../../entities/property/last-home.ts';
import { usePaths } from '../../lib/paths.ts';

export interface SiteLink {
  readonly name:
    | 'about'
    | 'blog'
    | 'faq'
    | 'guidelines'
    | 'homes'
    | 'communities'
    | 'method'
    | 'signIn'
    | 'account';
  readonly to: string;
}

export interface LegalLink {
  readonly name: 'terms' | 'privacy' | 'deletion' | 'dpa' | 'disclaimer';
  readonly to: string;
}

export interface SiteLinks {
  /** A link to the visitor's own properties; null if they have none. */
  readonly own: SiteLink | null;
  /** Who is signed in, or where to. */
  readonly account: SiteLink & { readonly who: string | null };
  readonly header: readonly SiteLink[];
  /** The footer's Resources column. */
  readonly resources: readonly SiteLink[];
  /** The footer's Company column. */
  readonly company: readonly LegalLink[];
}

/** The site's pages in the order of header and footer, in the page's language. */
export function useSiteLinks(): SiteLinks {
  const paths = usePaths();
  const who = useKnownAccount();
  const hasHome = useLastHome() !== null;
  // The blog is on another site, and only some brands have one.
  const blog: readonly SiteLink[] =
    brand.blogUrl === null ? [] : [{ name: 'blog', to: brand.blogUrl }];
  const about: SiteLink = { name: 'about', to: paths.about() };
  const faq: SiteLink = { name: 'faq', to: paths.faq() };
  const guidelines: SiteLink = { name: 'guidelines', to: paths.guidelines() };
  const communities: SiteLink = { name: 'communities', to: paths.communities() };
  const method: SiteLink = { name: 'method', to: paths.method() };
  return {
    account:
      who === null
        ? { name: 'signIn', to: paths.signIn(), who }
        : { name: 'account', to: paths.account(), who },
    own: hasHome || who !== null ? { name: 'homes', to: paths.homes() } : null,
    header: [about, ...blog, faq, guidelines],
    resources: [about, faq, ...blog, guidelines, method, communities],
    company: [
      { name: 'terms', to: paths.terms() },
      { name: 'privacy', to: paths.privacy() },
      { name: 'deletion', to: paths.deletion() },
      { name: 'dpa', to: paths.dpa() },
      { name: 'disclaimer', to: paths.disclaimer() },
    ],
  };
}
