import { useMutation } from '@tanstack/react-query';
import { useId } from 'react';
import { useTranslations } from 'use-intl';

import { apiPaths } from '../api/api-paths.ts';
import { useErrorText } from '../api/use-error-text.ts';
import { useLanguage } from '../messages/message-parts.tsx';
import { nativeServer } from '../native/index.ts';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { Notice } from '../ui/notice.tsx';
import { savePdf } from './save-pdf.ts';

/** What an owner can hand to an insurer: the report, in the page's language. */
export function ReportSection({ propertyId }: { propertyId: string }) {
  const t = useTranslations('reports');
  const heading = useId();
  const locale = useLanguage();
  const errorText = useErrorText();
  const report = useMutation({
    mutationFn: () =>
      savePdf(
        apiPaths.reports(propertyId),
        { locale },
        `defensible-space-report-${new Date().toISOString().slice(0, 10)}.pdf`,
      ),
  });
  return (
    <section aria-labelledby={heading} className="print:hidden">
      <Card className="flex flex-col items-start gap-4 p-4 sm:p-6">
        <div>
          <h2 id={heading} className="font-serif text-title-2">
            {t('title')}
          </h2>
          <p className="mt-2 max-w-[68ch] text-ink-soft">
            {t(nativeServer === null ? 'text' : 'textInApp')}
          </p>
        </div>
        {/* The web views of the apps don't save files. */}
        {nativeServer === null && (
          <Button unavailable={report.isPending} onClick={() => report.mutate()}>
            {t(report.isPending ? 'making' : 'make')}
          </Button>
        )}
        {report.isSuccess && (
          <Notice role="status" tone="positive">
            {t('made')}
          </Notice>
        )}
        {report.isError && (
          <Notice role="alert" tone="danger" title={t('failed')}>
            {errorText(report.error)}
          </Notice>
        )}
      </Card>
    </section>
  );
}
