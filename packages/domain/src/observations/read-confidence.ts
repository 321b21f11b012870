/**
 * Reads a confidence that comes from outside, as a share of 1. Values over 1 are percents. What is
 * no number, negative, or over 100 gives null: the caller refuses it, it never counts as 0 or 1.
 */
export function readConfidence(value: number): number | null {
  if (!Number.isFinite(value) || value < 0 || value > 100) return null;
  return value > 1 ? value / 100 : value;
}
