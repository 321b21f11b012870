import { randomInt } from 'node:crypto';

/** Letters and digits that can't be confused when a code is written down by hand. */
const clearCharacters = 'abcdefghjkmnpqrstuvwxyz23456789';
const half = 5;

/** Ten codes, each as two halves with a hyphen. */
export function newRecoveryCodes(): string[] {
  const part = () =>
    Array.from({ length: half }, () => clearCharacters[randomInt(clearCharacters.length)]).join('');
  return Array.from({ length: 10 }, () => `${part()}-${part()}`);
}

/** A code as we write it, from how people do: in capitals, with another hyphen, a space, or nothing between its halves. */
export function asRecoveryCode(typed: string): string {
  const characters = typed
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]/g, '');
  return `${characters.slice(0, half)}-${characters.slice(half)}`;
}
