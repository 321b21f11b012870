import { keptChoices } from '../native/index.ts';
import {
  barColorMedia,
  themeChoices,
  themeCookie,
  themeIn,
  type ThemeChoice,
} from './theme-choice.ts';

/** Tells the other windows of this browser. */
const channelName = 'dss-theme';

/** What another window has just told: its word may be here before the cookie that it has written. */
let told: ThemeChoice | null = null;

/** The choice as the browser keeps it. */
export function chosenTheme(): ThemeChoice {
  return told ?? themeIn(keptChoices.read());
}

/** Keeps a choice, shows it here at once, and in every other open page. */
export function chooseTheme(choice: ThemeChoice): void {
  keptChoices.write(themeCookie(choice, location.protocol));
  told = null;
  showTheme(choice);
  const channel = new BroadcastChannel(channelName);
  channel.postMessage(choice);
  channel.close();
  window.dispatchEvent(new Event(channelName));
}

/**
 * Hears of every change of the choice, here or elsewhere, and shows it. A page that comes back from the browser's
 * history has slept through some, and one that is looked at again may have missed one while it was starting.
 * @returns what ends the listening
 */
export function followTheme(onChange: () => void): () => void {
  const channel = new BroadcastChannel(channelName);
  const listening = new AbortController();
  const { signal } = listening;
  const show = (choice: ThemeChoice | null) => {
    told = choice;
    showTheme(chosenTheme());
    onChange();
  };
  const hear = ({ data }: MessageEvent<unknown>) => {
    show(themeChoices.find((choice) => choice === data) ?? null);
  };
  const catchUp = () => show(null);
  channel.addEventListener('message', hear, { signal });
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
