import { packetFileName, reportDay } from '@dss/domain';
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
  const paths = usePaths();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  return (
    <FileButton
      path={addresses[form](propertyId)}
      name={() => `defensible-space-${form}-${reportDay(new Date())}.pdf`}
      words={{
        make: t(form === 'summary' ? 'makeSummary' : 'make'),
        making: t('making'),
        failed: t('failed'),
      }}
      onMade={() =>
        showToast({
          tone: 'positive',
          title: t(nativeServer === null ? 'made' : 'madeInApp'),
          description: t('madeText'),
          ...(pathname !== paths.letter(propertyId) && {
            action: { label: letter('write'), run: () => void navigate(paths.letter(propertyId)) },
          }),
        })
      }
    />
  );
}

/** Makes the disclosure packet of a sale, in the page's language: the owner's, or that of a role that gets the papers. */
export function PacketButton({ of, address }: PacketButtonProps) {
  const t = useTranslations('reports');
  return (
    <FileButton
      path={
        'propertyId' in of ? apiPaths.packets(of.propertyId) : apiPaths.packetsOfRole(of.roleId)
      }
      name={() => packetFileName(address, reportDay(new Date()))}
      words={{ make: t('packet'), making: t('packetMaking'), failed: t('packetFailed') }}
      onMade={() =>
        showToast({
          tone: 'positive',
          title: t(nativeServer === null ? 'packetMade' : 'packetMadeInApp'),
          description: t('packetMadeText'),
        })
      }
    />
  );
}

interface PacketButtonProps {
  of: { readonly propertyId: string } | { readonly roleId: string };
  /** By which its file is named. */
  address: string;
}

interface FileButtonProps {
  /** The API's route that makes the file. */
  path: string;
  name: () => string;
  words: Readonly<Record<'make' | 'making' | 'failed', string>>;
  onMade: () => void;
}

/** Has the server make a file in the page's language, and its reader save it. */
function FileButton({ path, name, words, onMade }: FileButtonProps) {
  const locale = useLanguage();
  const showFailure = useShowFailure();
  const { mutate, isPending } = useMutation({
    mutationFn: () => downloadFile(path, { method: 'POST', body: { locale } }, name()),
    // Fail right away when offline: a file must not be saved later without anybody asking for it.
    networkMode: 'always',
    onSuccess: (isSaved) => {
      if (isSaved) onMade();
    },
    onError: (error) => showFailure(words.failed, error),
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
      {isPending ? words.making : words.make}
    </button>
  );
}
