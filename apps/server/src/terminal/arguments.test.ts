import { describe, expect, it } from 'vitest';
import { parseAssessArguments } from './arguments.ts';
import { BadInput } from './outcome.ts';

describe('the arguments of npm run assess', () => {
  it('name the address, the photos with their sides, and the options', () => {
    const args = ['--json', '--front-faces', 'west', '9 Elm Street', 'a.jpg@front', 'b.jpg'];
    expect(parseAssessArguments(args)).toMatchObject({
      address: '9 Elm Street',
      photos: [
        { file: 'a.jpg', side: 'front' },
        { file: 'b.jpg', side: null },
      ],
      frontFaces: 'west',
      json: true,
    });
  });

  it.each([
    ['An address and at least one photo are needed', []],
    ['An address and at least one photo are needed', ['9 Elm Street']],
    ['no address or photos', ['--new-link', 'x', '9 Elm Street']],
    ['@frnt is not a side of the house', ['9 Elm Street', 'front.jpg@frnt']],
    ['--front-faces up is not a direction', ['--front-faces', 'up', '9 Elm Street', 'a.jpg']],
    ['Unknown option', ['--color', '9 Elm Street', 'a.jpg']],
  ])('are refused with "%s"', (message, args) => {
    const parse = () => parseAssessArguments(args);
    expect(parse).toThrow(BadInput);
    expect(parse).toThrow(message);
  });
});
