import type { TokenPrices } from '../../../config/index.ts';
import type { TokenUsage } from '../provider.ts';

/**
 * What these tokens cost, in millionths of a US dollar; null where tokens or prices aren't known. Prices are per
 * million tokens, so a token costs as many millionths as its price says.
 */
export function costOf(tokens: TokenUsage, prices: TokenPrices | null): number | null {
  if (prices === null || tokens.input === null || tokens.output === null) return null;
  const cached = Math.min(tokens.cachedInput ?? 0, tokens.input);
  const cost =
    (tokens.input - cached) * prices.input +
    cached * prices.cachedInput +
    tokens.output * prices.output;
  return Math.ceil(cost);
}
