import { useEffect } from 'react';
import { useLocation } from 'react-router';

import { afterLoad } from '../ui/after-load.ts';
import { checkPage } from './check-page.ts';
import { readPage } from './read-page.ts';
import { captureFailure, describeReport } from './report-page.ts';

const delayMs = 1000;

/**
 * Checks each page one second after it has loaded. The report stands in the browser's performance timeline as
 * `page-check`, and in development in the console too.
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
        // oxlint-disable-next-line no-console -- the report is for whoever works on the page
        if (import.meta.env.DEV) console.info(describeReport(pathname, report));
        captureFailure(pathname, report);
      }, delayMs),
    [pathname],
  );
}
