import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';

import { appWords } from '../../lib/messages/en/app-words.ts';
import { MessageParts } from '../../lib/messages/message-parts.tsx';
import { useCompletionMessage } from './use-completion-message.ts';

const said = 'Analysis Complete! DSS Score: 48/100 with 4 hazards identified.';

test('a finished analysis says its score and hazards', () => {
  expect(textFor(true)).toBe(said);
});

test('a score that says little about this home is announced with what it assumes', () => {
  expect(textFor(false)).toBe(
    `${said} That’s the middle of all homes that fit what we know so far.`,
  );
});

function textFor(enoughSeen: boolean): string {
  return renderToStaticMarkup(
    <MessageParts words={appWords}>
      <Message enoughSeen={enoughSeen} />
    </MessageParts>,
  );
}

function Message({ enoughSeen }: { enoughSeen: boolean }) {
  const analysis = { dss_score: 48, enough_seen: enoughSeen, hazards: { length: 4 } };
  const { title, description, detail } = useCompletionMessage()(analysis);
  return [title, description, detail].filter((text) => text !== undefined).join(' ');
}
