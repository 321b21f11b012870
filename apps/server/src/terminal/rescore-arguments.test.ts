import { describe, expect, it } from 'vitest';
import { BadInput } from './outcome.ts';
import { parseRescoreArguments } from './rescore-arguments.ts';

describe('the arguments of rescore', () => {
  it.each([
    ['none', [], 'Use --dry-run to compare, or --write'],
    ['both', ['--dry-run', '--write'], 'not both'],
    ['only --newest', ['--newest'], 'Use --dry-run'],
    ['an unknown option', ['--all'], "Unknown option '--all'"],
    ['something beside options', ['--dry-run', 'now'], "Unexpected argument 'now'"],
  ])('are refused with the usage: %s', (_which, args, message) => {
    const parse = () => parseRescoreArguments(args);
    expect(parse).toThrow(BadInput);
    expect(parse).toThrow(message);
    expect(parse).toThrow('Usage: npm run rescore');
  });

  it.each([
    [['--dry-run'], { help: false, write: false, which: 'all' }],
    [['--dry-run', '--newest'], { help: false, write: false, which: 'newest' }],
    [['--write'], { help: false, write: true, which: 'newest' }],
    [['-h'], { help: true, write: false, which: 'all' }],
  ] as const)('say what is done: %j', (args, expected) => {
    expect(parseRescoreArguments(args)).toEqual(expected);
  });
});
