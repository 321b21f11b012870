import { keptChoices } from '../native/index.ts';
import {
  barColorMedia,
  themeChoices,
  themeCookie,
  themeIn,
  type ThemeChoice,
} from './theme-choice.ts';

/** The channel that notifies this browser's other windows. */
const channelName = 'dss-theme';

/** The choice just received from another window, which can arrive before its cookie is visible here. */
let received: ThemeChoice | null = null;

/** The current choice. */
export function chosenTheme(): ThemeChoice {
  return received ?? themeIn(keptChoices.read());
}

/** Saves a choice and applies it here and in every other open page. */
export function chooseTheme(choice: ThemeChoice): void {
  keptChoices.write(themeCookie(choice, location.protocol));
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
