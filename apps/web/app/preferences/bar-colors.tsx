import { barColorMedia } from './theme-choice.ts';

/** The paper of each theme, as styles/tokens.css has it. */
export const papers = { light: '#fbf8f1', dark: '#0f1914' } as const;

/** Colors the browser's own bar as the page. Built to follow the device; the server and the switch exchange the media. */
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
