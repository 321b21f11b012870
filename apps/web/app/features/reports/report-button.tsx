import { reportDay } from '@dss/domain';
import { useMutation } from '@tanstack/react-query';
import { useLocation, useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';

import { apiPaths } from '../../lib/api/api-paths.ts';
import { downloadFile } from '../../lib/api/download-file.ts';
import { useShowFailure } from '../../lib/api/use-show-failure.ts';
import { useLanguage } from '../../lib/messages/message-parts.tsx';
import { nativeServer } from '../../lib/device/native/native-server.ts';
import { usePaths } from '../../lib/paths.ts';
import { showToast } from '../../ui/toast/toast-queue.ts';

const addresses = { report: apiPaths.reports, summary: apiPaths.summaries } as const;

/** Makes what an owner can hand to an insurer: the report, or its summary of one page, in the page's language. */
export function ReportButton({
  propertyId,
  form = 'report',
}: {
  propertyId: string;
  form?: keyof typeof addresses;
}) {
  const t = useTranslations('reports');
  const letter = useTranslations('letter');
  const locale = useLanguage();
  const paths = usePaths();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const showFailure = useShowFailure();
  const { mutate, isPending } = useMutation({
    mutationFn: () =>
      downloadFile(
        addresses[form](propertyId),
        { method: 'POST', body: { locale } },
        `defensible-space-${form}-${reportDay(new Date())}.pdf`,
      ),
    // Fail right away when offline: a file must not be saved later without anybody asking for it.
    networkMode: 'always',
    onSuccess: (isSaved) => {
      if (!isSaved) return;
      showToast({
        tone: 'positive',
        title: t(nativeServer === null ? 'made' : 'madeInApp'),
        description: t('madeText'),
        ...(pathname !== paths.letter(propertyId) && {
          action: { label: letter('write'), run: () => void navigate(paths.letter(propertyId)) },
        }),
      });
    },
    onError: (error) => showFailure(t('failed'), error),
  });
  return (
    <button
      type="button"
      aria-disabled={isPending}
      onClick={() => {
        if (!isPending) mutate();
      }}
      className="-my-2 min-h-11 rounded-small text-caption font-strong text-forest underline underline-offset-4"
    >
      {t(isPending ? 'making' : form === 'summary' ? 'makeSummary' : 'make')}
    </button>
  );
}
