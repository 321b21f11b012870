import { barColorMedia } from './theme-choice.ts';

/** The background color of each theme, as in styles/tokens.css. */
export const papers = { light: '#fbf8f1', dark: '#0f1914' } as const;

/**
 * Gives the browser's own UI the page's color. Built to follow the device; the server and the theme switch change
 * `media`.
 */
export function BarColors() {
  return (['light', 'dark'] as const).map((theme) => (
    <meta
      key={theme}
      name="theme-color"
      content={papers[theme]}
      media={barColorMedia(theme, 'system')}
      data-theme={theme}
    />
  ));
}
