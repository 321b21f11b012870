const yearSeconds = 365 * 24 * 60 * 60;

/** The value of a cookie in a `document.cookie` string; undefined if it isn't there. */
export function cookieIn(cookies: string, name: string): string | undefined {
  return cookies
    .split(';')
    .map((cookie) => cookie.trim().split('='))
    .find(([known]) => known === name)?.[1];
}

export interface CookieToKeep {
  readonly name: string;
  readonly value: string;
  /** Keeps it for a year; false deletes it. */
  readonly lasts: boolean;
  /** Protocol of the page: over https the cookie is marked Secure. */
  readonly protocol: string;
}

/** A cookie for all pages of this origin, as `document.cookie` expects it. */
export function cookieText({ name, value, lasts, protocol }: CookieToKeep): string {
  const secure = protocol === 'https:' ? '; Secure' : '';
  return `${name}=${value}; Path=/; Max-Age=${lasts ? yearSeconds : 0}; SameSite=Lax${secure}`;
}
