import { cookieIn, keptCookie } from '../browser-storage/index.ts';

/** What a reader may choose; `system` follows the device and is nothing kept. */
export const themeChoices = ['system', 'light', 'dark'] as const;
export type ThemeChoice = (typeof themeChoices)[number];

/** The server reads it too, and writes the choice into the page, so that nothing flashes. */
const cookieName = 'dss_theme';

/** The choice in all cookies as the browser gives them. */
export function themeIn(cookies: string): ThemeChoice {
  const kept = cookieIn(cookies, cookieName);
  return themeChoices.find((choice) => choice === kept) ?? 'system';
}

/**
 * The cookie that keeps a choice for a year, or ends the one that was kept.
 * @param protocol of the page: over https the cookie goes nowhere else
 */
export function themeCookie(choice: ThemeChoice, protocol: string): string {
  return keptCookie({ name: cookieName, value: choice, lasts: choice !== 'system', protocol });
}

/**
 * For which screens one of the two colors of the browser's own bar is meant, as the media of its tag. The server
 * writes the same.
 * @param theme that the color belongs to
 */
export function barColorMedia(theme: 'light' | 'dark', choice: ThemeChoice): string {
  if (choice === 'system') return `(prefers-color-scheme: ${theme})`;
  return choice === theme ? 'all' : 'not all';
}
