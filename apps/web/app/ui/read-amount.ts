/**
 * A typed amount, such as '12.5' or '1,500'; null for nothing typed, and undefined for what is no amount from 0 to `most`.
 * @param decimals how many digits after the point are taken
 */
export function readAmount(
  typed: string,
  most: number,
  decimals: 0 | 2,
): number | null | undefined {
  const text = typed.replaceAll(/[$\s]/g, '');
  if (text === '') return null;
  if (!/^(?:\d+|\d{1,3}(?:,\d{3})+)(?:\.\d*)?$|^\.\d+$/.test(text)) return undefined;
  const amount = Number(text.replaceAll(',', ''));
  if (amount > most || (decimals === 0 && !Number.isInteger(amount))) return undefined;
  return Math.round(amount * 100) / 100;
}
