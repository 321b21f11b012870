import { capture } from '../analytics/index.ts';
import type { PageReport } from './check-page.ts';
import { issueTexts } from './issues.ts';

/** What the report says in one line. */
export function describeReport(path: string, { issues, score }: PageReport): string {
  const found = issues.map((issue) => issueTexts[issue]).join('; ');
  return `Page check of ${path}: ${score} of 100${found === '' ? '' : `. ${found}`}`;
}

/** Counts a page that fails the check; one that passes is not worth an event. */
export function captureFailure(path: string, { issues, score }: PageReport): void {
  if (issues.length === 0) return;
  capture({
    name: 'page-check-failed',
    properties: { path, score: String(score), issues: issues.join(' ') },
  });
}
