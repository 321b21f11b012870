import type { AnsweredHome } from '@dss/domain';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';

import { appWords } from '../../lib/messages/en/app-words.ts';
import { MessageParts } from '../../lib/messages/message-parts.tsx';
import { figuresOnceSent } from './answer-figures.ts';
import type { WalkFigures } from './use-figures.ts';
import { WalkRange } from './walk-range.tsx';

const home: Omit<AnsweredHome, 'seen'> = {
  facing: null,
  missing: [],
  imageIds: [],
  answers: [
    {
      question_id: 'neighbor_near',
      side: null,
      side_said_as: 'house',
      answer: 'yes',
      image_id: null,
      box: null,
      answered_at: '2026-11-22T12:00:00.000Z',
    },
  ],
};

/** A range as it is shown. @param done whether nothing is left to say */
function shownRange(figures: Partial<WalkFigures>, done: boolean): string {
  const known = {
    score: 94,
    range: { low: 88, high: 95 },
    confidence_percent: 100,
    exposure: null,
    exposureOpen: [],
    found: [],
  };
  return renderToStaticMarkup(
    <MessageParts words={appWords}>
      <WalkRange figures={{ ...known, ...figures }} done={done} />
    </MessageParts>,
  );
}

test('a range that is left although all is known says why', () => {
  const why = 'Even so, something may have been overlooked or misjudged.';
  expect(shownRange({}, true)).toContain(why);
  expect(shownRange({}, false)).not.toContain(why);
  expect(shownRange({ confidence_percent: 93 }, true)).not.toContain(why);
  expect(shownRange({ range: { low: 94, high: 95 } }, true)).not.toContain(why);
});

test('beside the range of a walk stands what the answers say of exposure, before the server has them, too', () => {
  const shown = renderToStaticMarkup(
    <MessageParts words={appWords}>
      <WalkRange figures={figuresOnceSent(null, home)} />
    </MessageParts>,
  );
  expect(shown).toContain('There is a building within 30 feet.');
});

test('an owner who denied what the walk asks about surroundings reads what it doesn’t ask', () => {
  const denied = home.answers.flatMap((given) =>
    (['neighbor_near', 'slope_below', 'on_ridge'] as const).map((questionId) => ({
      ...given,
      question_id: questionId,
      answer: 'no' as const,
    })),
  );
  const shown = renderToStaticMarkup(
    <MessageParts words={appWords}>
      <WalkRange figures={figuresOnceSent(null, { ...home, answers: denied })} />
    </MessageParts>,
  );
  expect(shown).toContain('It waits for answers about buildings 30 to 50 feet away.');
});
