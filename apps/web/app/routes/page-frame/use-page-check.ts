import { useEffect } from 'react';
import { useLocation } from 'react-router';

import { afterLoad } from '../../ui/after-load.ts';
import { checkPage, readPage, type PageReport, issueTexts } from './check-page.ts';
import { capture } from '../../entities/deployment/analytics.ts';

const delayMs = 1000;

/**
 * Checks each page that search engines may index, one second after it has loaded. The report goes to the browser's
 * performance timeline as `page-check`, and in development also to the console.
 */
export function usePageCheck(): void {
  const { pathname } = useLocation();
  useEffect(
    () =>
      afterLoad(() => {
        const facts = readPage(document);
        if (facts === null) return;
        const report = checkPage(facts);
        performance.mark('page-check', { detail: { path: pathname, ...report } });
        // oxlint-disable-next-line no-console -- the report is for developers
        if (import.meta.env.DEV) console.info(describeReport(pathname, report));
        captureFailure(pathname, report);
      }, delayMs),
    [pathname],
  );
}

/** The report in one line. */
export function describeReport(path: string, { issues, score }: PageReport): string {
  const found = issues.map((issue) => issueTexts[issue]).join('; ');
  return `Page check of ${path}: ${score} of 100${found === '' ? '' : `. ${found}`}`;
}

/** Counts a page that fails the check; passing pages aren't counted. */
export function captureFailure(path: string, { issues, score }: PageReport): void {
  if (issues.length === 0) return;
  capture({
    name: 'page-check-failed',
    properties: { path, score: String(score), issues: issues.join(' ') },
  });
}
