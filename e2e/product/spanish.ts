import { expect } from '@playwright/test';

/** Fails on common English words that don't exist in Spanish. Names of agencies and programs keep theirs. */
export function expectNoEnglish(text: string): void {
  const found = text.match(/[^.\n]*\b(?:the|your|this|these|with|are|was|have|and)\b[^.\n]*/gi);
  expect(found ?? []).toEqual([]);
}
