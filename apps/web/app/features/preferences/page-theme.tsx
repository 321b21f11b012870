import { cookieIn, cookieText } from '../../lib/device/storage/cookies.ts';
import { storedChoices } from '../../lib/device/native/stored-choices.ts';

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
  return cookieText({ name: cookieName, value: choice, lasts: choice !== 'system', protocol });
}

/**
 * The `media` of one of the two theme-color tags. The server writes the same.
 * @param theme that the color belongs to
 */
export function barColorMedia(theme: 'light' | 'dark', choice: ThemeChoice): string {
  if (choice === 'system') return `(prefers-color-scheme: ${theme})`;
  return choice === theme ? 'all' : 'not all';
}

/** The channel that notifies this browser's other windows. */
const channelName = 'dss-theme';

/** The choice just received from another window, which can arrive before its cookie is visible here. */
let received: ThemeChoice | null = null;

/** The current choice. */
export function chosenTheme(): ThemeChoice {
  return received ?? themeIn(storedChoices.read());
}

/** Saves a choice and applies it here and in every other open page. */
export function chooseTheme(choice: ThemeChoice): void {
  storedChoices.write(themeCookie(choice, location.protocol));
  received = null;
  showTheme(choice);
  const channel = new BroadcastChannel(channelName);
  channel.postMessage(choice);
  channel.close();
  window.dispatchEvent(new Event(channelName));
}

/**
 * Applies every change of the choice, made here or in another window. Also rechecks when a page returns from the
 * back/forward cache or becomes visible, since it may have missed a change.
 * @returns a function that stops listening
 */
export function followTheme(onChange: () => void): () => void {
  const channel = new BroadcastChannel(channelName);
  const listening = new AbortController();
  const { signal } = listening;
  const show = (choice: ThemeChoice | null) => {
    received = choice;
    showTheme(chosenTheme());
    onChange();
  };
  const handleMessage = ({ data }: MessageEvent<unknown>) => {
    show(themeChoices.find((choice) => choice === data) ?? null);
  };
  const catchUp = () => show(null);
  channel.addEventListener('message', handleMessage, { signal });
  window.addEventListener('pageshow', catchUp, { signal });
  document.addEventListener('visibilitychange', catchUp, { signal });
  window.addEventListener(channelName, onChange, { signal });
  showTheme(chosenTheme());
  return () => {
    listening.abort();
    channel.close();
  };
}

function showTheme(choice: ThemeChoice): void {
  if (choice === 'system') document.documentElement.removeAttribute('data-theme');
  else document.documentElement.dataset['theme'] = choice;
  const colors = document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]');
  for (const color of colors) {
    const theme = color.dataset['theme'];
    if (theme === 'light' || theme === 'dark') color.media = barColorMedia(theme, choice);
  }
}

/** The background color of each theme, as in styles/tokens.css. */
export const themeBackgrounds = { light: '#fbf8f1', dark: '#0f1914' } as const;

/**
 * Gives the browser's own UI the page's color. Built to follow the device; the server and the theme switch change
 * `media`.
 */
export function BarColors() {
  return (['light', 'dark'] as const).map((theme) => (
    <meta
      key={theme}
      name="theme-color"
      content={themeBackgrounds[theme]}
      media={barColorMedia(theme, 'system')}
      data-theme={theme}
    />
  ));
}
