import { renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import { expect, test } from 'vitest';

import { inEnglish } from '../../lib/messages/en/in-english.ts';
import { inSpanish } from '../../lib/messages/es/in-spanish.ts';
import { MessageParts } from '../../lib/messages/message-parts.tsx';
import { LanguageSwitch } from './language-switch.tsx';

const english = inEnglish({});
const spanish = inSpanish({});

// Paths with the trailing slash of built pages, and without.
test.each([
  { from: '/', words: english, to: '/es' },
  { from: '/faq/', words: english, to: '/es/faq' },
  { from: '/faq', words: english, to: '/es/faq' },
  { from: '/es/', words: spanish, to: '/' },
  { from: '/es/faq/', words: spanish, to: '/faq' },
])('switching the language of $from leads to $to, the address given to search engines', (one) => {
  const drawn = renderToStaticMarkup(
    <StaticRouter location={one.from}>
      <MessageParts words={one.words}>
        <LanguageSwitch className="" />
      </MessageParts>
    </StaticRouter>,
  );
  expect(/href="([^"]*)"/.exec(drawn)?.[1]).toBe(one.to);
});
