const yearSeconds = 365 * 24 * 60 * 60;

/** What stands under a name in all cookies as the browser gives them; undefined where nothing does. */
export function cookieIn(cookies: string, name: string): string | undefined {
  return cookies
    .split(';')
    .map((cookie) => cookie.trim().split('='))
    .find(([known]) => known === name)?.[1];
}

export interface CookieToKeep {
  readonly name: string;
  readonly value: string;
  /** For a year; false ends the one that was kept. */
  readonly lasts: boolean;
  /** Of the page: over https the cookie goes nowhere else. */
  readonly protocol: string;
}

/** A cookie as `document.cookie` takes it, for all pages of this origin. */
export function keptCookie({ name, value, lasts, protocol }: CookieToKeep): string {
  const secure = protocol === 'https:' ? '; Secure' : '';
  return `${name}=${value}; Path=/; Max-Age=${lasts ? yearSeconds : 0}; SameSite=Lax${secure}`;
}
