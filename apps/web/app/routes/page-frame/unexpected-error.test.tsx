import { renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import { describe, expect, test } from 'vitest';

import { inEnglish } from '../../lib/messages/en/in-english.ts';
import { MessageParts } from '../../lib/messages/message-parts.tsx';
import { UnexpectedError } from './unexpected-error.tsx';

describe('an unexpected error', () => {
  const html = renderToStaticMarkup(
    <StaticRouter location="/property/1">
      <MessageParts words={inEnglish({})}>
        <UnexpectedError error={new Error('a secret cause')} />
      </MessageParts>
    </StaticRouter>,
  );

  test('has the specified text', () => {
    expect(html).toContain('Unexpected Application Error!');
  });

  test('never shows its cause', () => {
    expect(html).not.toContain('a secret cause');
  });

  test('offers a reload or the way home', () => {
    expect(html).toContain('Reload the page');
    expect(html).toContain('href="/"');
  });
});
