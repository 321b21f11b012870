import { renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import { expect, test } from 'vitest';

import { inEnglish } from '../messages/en/in-english.ts';
import { MessageParts } from '../messages/message-parts.tsx';
import { UnexpectedError } from './unexpected-error.tsx';

test(
  'what nobody expected is said in the specified words, with nothing of its cause and two ways on',
  { tags: ['spec:surrounding-187'] },
  () => {
    const html = renderToStaticMarkup(
      <StaticRouter location="/property/1">
        <MessageParts words={inEnglish({})}>
          <UnexpectedError error={new Error('a secret cause')} />
        </MessageParts>
      </StaticRouter>,
    );
    expect(html).toContain('Unexpected Application Error!');
    expect(html).not.toContain('a secret cause');
    expect(html).toContain('Reload the page');
    expect(html).toContain('href="/"');
  },
);
