import type { Facing } from '@dss/domain';
import { readCommandLine } from './command-line.ts';
import { BadInput } from './outcome.ts';
import { parseFacing, parsePhoto, type PhotoArgument } from './photo-side.ts';
import { words } from './words.ts';

export interface AssessArguments {
  /** The property to create a new claim link for, instead of assessing; null: none. */
  readonly newLinkFor: string | null;
  readonly address: string;
  readonly photos: readonly PhotoArgument[];
  /** Which way the front of the house faces; null if not given. */
  readonly frontFaces: Facing;
  readonly nickname: string | null;
  /** The server to use; null: the local one, started if none responds. */
  readonly url: URL | null;
  readonly json: boolean;
  readonly help: boolean;
}

/** @throws BadInput with the command's usage */
export function parseAssessArguments(args: readonly string[]): AssessArguments {
  const { values, positionals } = readCommandLine(args, words.usage, {
    url: { type: 'string' },
    nickname: { type: 'string' },
    'front-faces': { type: 'string' },
    'new-link': { type: 'string' },
    json: { type: 'boolean', default: false },
  });
  const [address, ...photos] = positionals;
  const frontFaces = values['front-faces'];
  const newLinkFor = values['new-link'] ?? null;
  if (newLinkFor !== null && address !== undefined) {
    throw new BadInput(`${words.newLinkStandsAlone}\n\n${words.usage}`);
  }
  const isAssessment = !values.help && newLinkFor === null;
  if (isAssessment && (address === undefined || photos.length === 0)) {
    throw new BadInput(`${words.addressAndPhotosNeeded}\n\n${words.usage}`);
  }
  return {
    newLinkFor,
    address: address ?? '',
    photos: photos.map(parsePhoto),
    frontFaces: frontFaces === undefined ? null : parseFacing(frontFaces),
    nickname: values.nickname ?? null,
    url: values.url === undefined ? null : parseUrl(values.url),
    json: values.json,
    help: values.help,
  };
}

function parseUrl(text: string): URL {
  const url = URL.parse(text);
  if (url === null || !['http:', 'https:'].includes(url.protocol)) {
    throw new BadInput(words.urlInvalid(text));
  }
  return url;
}
