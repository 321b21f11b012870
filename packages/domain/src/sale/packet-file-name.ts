/** So that the longest address gives a name that every system takes. */
const mostLetters = 60;

/**
 * The name of a disclosure packet's file, told from those of other homes and other days: 'wildfire-disclosure-9-ember-lane-2026-11-30.pdf'.
 * @param day '2026-11-30'
 */
export function packetFileName(address: string, day: string): string {
  const plain = address
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, mostLetters)
    .replaceAll(/^-+|-+$/g, '');
  return ['wildfire-disclosure', ...(plain === '' ? [] : [plain]), `${day}.pdf`].join('-');
}
