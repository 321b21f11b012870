import { keptChoices } from '../native/index.ts';
import { barColourMedia, themeCookie, themeIn, type ThemeChoice } from './theme-choice.ts';

/** Tells the other windows of this browser. */
const channelName = 'dss-theme';

/** The choice as the browser keeps it. */
export function chosenTheme(): ThemeChoice {
  return themeIn(keptChoices.read());
}

/** Keeps a choice, shows it here at once, and in every other open page. */
export function chooseTheme(choice: ThemeChoice): void {
  keptChoices.write(themeCookie(choice, location.protocol));
  showTheme(choice);
  const channel = new BroadcastChannel(channelName);
  channel.postMessage(null);
  channel.close();
  window.dispatchEvent(new Event(channelName));
}

/**
 * Hears of every change of the choice, here or elsewhere, and shows it. A page that comes back from the browser's
 * history has slept through some.
 * @returns what ends the listening
 */
export function followTheme(onChange: () => void): () => void {
  const channel = new BroadcastChannel(channelName);
  const listening = new AbortController();
  const { signal } = listening;
  const catchUp = () => {
    showTheme(chosenTheme());
    onChange();
  };
  channel.addEventListener('message', catchUp, { signal });
  window.addEventListener('pageshow', catchUp, { signal });
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
  const colours = document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]');
  for (const colour of colours) {
    const theme = colour.dataset['theme'];
    if (theme === 'light' || theme === 'dark') colour.media = barColourMedia(theme, choice);
  }
}
