import { describe, expect, it } from 'vitest';

import { isSaid, quotedTexts, saidIn } from './quotes.mjs';

describe('the texts that a statement quotes', () => {
  it('are those between single or double quotes, apostrophes and all', () => {
    const statement = `Title 'See what you'll get' ('Oops.'), or "404 - Not Found" of the owner's page.`;
    expect(quotedTexts(statement)).toEqual(["See what you'll get", 'Oops.', '404 - Not Found']);
  });

  it('are none where quotes are characters of a list, or apostrophes', () => {
    expect(quotedTexts(`removing < > ' " & from the users' and the owner's text`)).toEqual([]);
  });
});

describe('a quoted text', () => {
  const messages = saidIn(
    'progress.json',
    JSON.stringify({
      done: { text: 'DSS Score: {score}/100 with {hazards} hazards identified.' },
      camera: { title: 'Camera Error', text: 'Failed to take photo.' },
      sample: 'See what you’ll get',
      key: 'Errors',
    }),
  );

  it('is said by a message with other names for what is filled in', () => {
    expect(isSaid('DSS Score: N/100 with N hazards identified.', messages)).toBe(true);
  });

  it('may be a title and a text that are kept apart', () => {
    expect(isSaid('Camera Error - Failed to take photo.', messages)).toBe(true);
    expect(isSaid('Camera Error - Failed to select photos.', messages)).toBe(false);
  });

  it('is the same with a curly apostrophe', () => {
    expect(isSaid("See what you'll get", messages)).toBe(true);
  });

  it('is not said by a longer word, by a key, or by a text that differs in a letter', () => {
    expect(isSaid('Error', saidIn('a.json', '{"Error":"Errors"}'))).toBe(false);
    expect(isSaid('Failed to take photos.', messages)).toBe(false);
  });

  it('is said by a source, also over several lines, but not by its comments', () => {
    const source = `/** Says 'Not here'. */\n// Not here\nconst a = 'Please ' +\n  'try it\\'s fine';\nconst t = \`Image \${n}\`;`;
    const said = saidIn('a.ts', source);
    expect(isSaid("Please try it's fine", said)).toBe(true);
    expect(isSaid('Image N', said)).toBe(true);
    expect(isSaid('Not here', said)).toBe(false);
  });
});
