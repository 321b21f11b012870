import type { Facing, HouseSide, Placement } from '@dss/domain';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';

import { appWords } from '../../lib/messages/en/app-words.ts';
import { appWords as spanishWords } from '../../lib/messages/es/app-words.ts';
import { MessageParts } from '../../lib/messages/message-parts.tsx';
import { placementOf } from '../photo/testing/stored-photo.ts';
import {
  HouseSidesProvider,
  useSideWords,
  useSideWordsOf,
  useSideWordsOfMap,
} from './side-words.tsx';

const placement = placementOf({ direction: 'north', direction_said_as: 'compass' });

test('sides have names by house as well as compass once the front’s direction is known', () => {
  expect(offered('west')).toEqual(['Front (west)', 'Back (east)', 'Left (north)', 'Right (south)']);
});

test('sides have names by house alone, front first, while nothing is known', () => {
  expect(offered(null)).toEqual(['Front', 'Back', 'Left', 'Right']);
});

test('sides have names by compass alone where only the compass named them', () => {
  expect(offered(null, [placement])).toEqual(['North', 'East', 'South', 'West']);
});

test('a side known from its photo alone is named by compass', () => {
  expect(offered(null, [], ['east', 'south', 'west'])).toEqual(['North', 'East', 'South', 'West']);
});

test('a side of the house that does not exist doesn’t make the others named by compass', () => {
  const names = <Names words={useSideWords} said={null} />;
  const missing = ['north', 'south', 'west'] as const;
  expect(namesIn(shown(names, null, [], missing, appWords, ['right']))[0]).toBe('Front');
});

test('Spanish names sides both ways, too', () => {
  expect(offered('south', [], undefined, spanishWords)[1]).toBe('Parte de atrás (norte)');
});

test('a photo’s side is asked by house, unless it was named by compass', () => {
  const one = (said: Placement | null) => <Names words={useSideWordsOf} said={said} />;
  expect(namesIn(shown(one(null), null, [placement]))).toEqual(['Front', 'Back', 'Left', 'Right']);
  expect(namesIn(shown(one(placement), null, [placement]))[0]).toBe('North');
  expect(namesIn(shown(one(placement), 'north', [placement]))[0]).toBe('Front (north)');
});

describe('a place on the map', () => {
  const ofMap = <Names words={useSideWordsOfMap} said={null} />;

  test('is named by its direction', () => {
    expect(namesIn(shown(ofMap, null))[0]).toBe('North');
  });

  test('is named by its side of the house, too, once that is known', () => {
    expect(namesIn(shown(ofMap, 'north'))[0]).toBe('Front (north)');
  });
});

function offered(
  facing: Facing,
  placements: readonly Placement[] = [],
  missing: readonly ('north' | 'east' | 'south' | 'west')[] = ['north', 'east', 'south', 'west'],
  words = appWords,
): string[] {
  return namesIn(
    shown(<Names words={useSideWords} said={null} />, facing, placements, missing, words),
  );
}

function Names({
  words,
  said,
}: {
  words: typeof useSideWordsOf | typeof useSideWords;
  said: Placement | null;
}) {
  return words(said)
    .choices.map(({ label }) => label)
    .join('|');
}

function shown(
  content: React.ReactElement,
  facing: Facing,
  placements: readonly Placement[] = [],
  missing: readonly ('north' | 'east' | 'south' | 'west')[] = ['north', 'east', 'south', 'west'],
  words = appWords,
  nonexistent: HouseSide[] = [],
): string {
  return renderToStaticMarkup(
    <MessageParts words={words}>
      <HouseSidesProvider
        property={{ front_faces: facing, lat: 38.5, lng: -121.5, missing_sides: nonexistent }}
        photos={placements.map((each) => ({ placement: each }))}
        analysis={{ coverage_missing: [...missing] }}
      >
        {content}
      </HouseSidesProvider>
    </MessageParts>,
  );
}

function namesIn(markup: string): string[] {
  return markup.split('|');
}
