import { cookieIn, keptCookie } from '../browser-storage/index.ts';

/** The choices of the visitor; `system` follows the device and isn't saved. */
export const themeChoices = ['system', 'light', 'dark'] as const;
export type ThemeChoice = (typeof themeChoices)[number];

/** The server reads this cookie, too, and writes the choice into the page, so that it doesn't flash. */
const cookieName = 'dss_theme';

/** The choice in a `document.cookie` string. */
export function themeIn(cookies: string): ThemeChoice {
  const kept = cookieIn(cookies, cookieName);
  return themeChoices.find((choice) => choice === kept) ?? 'system';
}

/**
 * The cookie that saves a choice for a year, or deletes the saved one.
 * @param protocol of the page: over https the cookie is marked Secure
 */
export function themeCookie(choice: ThemeChoice, protocol: string): string {
  return keptCookie({ name: cookieName, value: choice, lasts: choice !== 'system', protocol });
}

/**
 * The `media` of one of the two theme-color tags. The server writes the same.
 * @param theme that the color belongs to
 */
export function barColorMedia(theme: 'light' | 'dark', choice: ThemeChoice): string {
  if (choice === 'system') return `(prefers-color-scheme: ${theme})`;
  return choice === theme ? 'all' : 'not all';
}
