import type { OwnHomeRole } from '@dss/domain';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';

import { useLeaveHome } from '../../entities/home-people/home-people.ts';
import { useShowFailure } from '../../lib/api/use-show-failure.ts';
import { usePaths } from '../../lib/paths.ts';
import { ConfirmButton } from '../../ui/confirm-button.tsx';
import { showToast } from '../../ui/toast/toast-queue.ts';

/** Leaves a home, after asking. */
export function LeaveButton({ role: { id } }: { role: Pick<OwnHomeRole, 'id'> }) {
  const t = useTranslations('people.mine');
  const paths = usePaths();
  const navigate = useNavigate();
  const showFailure = useShowFailure();
  const { mutate, isPending } = useLeaveHome();
  return (
    <ConfirmButton
      size="small"
      isPending={isPending}
      question={{
        title: t('leaveTitle'),
        text: t('leaveText'),
        confirm: t('leave'),
        cancel: t('leaveKeep'),
      }}
      onConfirm={() =>
        mutate(id, {
          onSuccess: () => {
            showToast({ tone: 'positive', title: t('left') });
            void navigate(paths.invitedHomes(), { replace: true });
          },
          onError: (failure) => showFailure(t('leaveFailed'), failure),
        })
      }
    >
      {t('leave')}
    </ConfirmButton>
  );
}
