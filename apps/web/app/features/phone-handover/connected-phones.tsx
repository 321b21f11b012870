import type { PhoneHandover } from '@dss/domain';
import { useEffect } from 'react';
import { useFormatter, useTranslations } from 'use-intl';

import { useFollowedAnalysis } from '../../entities/analysis/analyses.ts';
import { useDelayedRescore } from '../../entities/analysis/use-delayed-rescore.ts';
import { useShowFailure } from '../../lib/api/use-show-failure.ts';
import { nativeServer } from '../../lib/device/native/native-server.ts';
import { useIsHandheld } from '../../lib/device/device-state.ts';
import { Button } from '../../ui/button.tsx';
import { usePhotos } from '../../entities/photo/photos.ts';
import { CheckIcon } from '../../ui/icons.tsx';
import { showToast } from '../../ui/toast/toast-queue.ts';
import { useFollowedHandovers, useRevokeHandover } from './handovers.ts';

export interface ConnectedPhonesProps {
  propertyId: string;
  /** Whether an analysis starts once photos have come from a phone; pages that start one for any photo do so themselves. */
  startsAnalyses: boolean;
}

/** The phones that may add photos right now, each with a way to disconnect it. Nothing if there are none. */
export function ConnectedPhones({ propertyId, startsAnalyses }: ConnectedPhonesProps) {
  const handheld = useIsHandheld() || nativeServer !== null;
  const { data = [] } = useFollowedHandovers(propertyId, !handheld);
  const connected = data.filter(({ ends_at: end }) => end !== null);
  useLooksAtPhotos(propertyId, startsAnalyses && connected.length > 0);
  return connected.map((phone) => (
    <ConnectedPhone key={phone.id} propertyId={propertyId} phone={phone} />
  ));
}

/** A phone may not start an analysis, so the page that let it in does, for what arrives from it. */
function useLooksAtPhotos(propertyId: string, enabled: boolean): void {
  const { touch } = useDelayedRescore(propertyId, enabled);
  // Read here, because what the page shows may be older than what has arrived.
  const { data: photos = [] } = usePhotos(propertyId);
  const analysis = useFollowedAnalysis(propertyId);
  const isKnown = analysis !== undefined;
  const seen = new Set(analysis?.photos.map(({ image_id: id }) => id));
  const unseen = photos.filter(({ image_id: id }) => !seen.has(id)).length;
  useEffect(() => {
    if (enabled && isKnown && unseen > 0) touch();
  }, [enabled, isKnown, unseen, touch]);
}

/** Until when a phone is connected, what it added, and the way to disconnect it. */
export function ConnectedPhone({
  propertyId,
  phone,
  onDisconnected,
}: {
  propertyId: string;
  phone: PhoneHandover;
  onDisconnected?: () => void;
}) {
  const t = useTranslations('phone');
  const format = useFormatter();
  const showFailure = useShowFailure();
  const { mutate: revoke, isPending } = useRevokeHandover(propertyId, {
    onDone: () => {
      showToast({
        tone: 'positive',
        title: t('disconnected'),
        description: t('disconnectedText'),
      });
      onDisconnected?.();
    },
    onError: (error) => showFailure(t('disconnectFailed'), error),
  });
  const until = format.dateTime(new Date(phone.ends_at ?? ''), { timeStyle: 'short' });
  return (
    <div className="my-2 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-small border-l-4 border-forest bg-forest-wash px-4 py-2 print:hidden">
      <p role="status" className="flex items-start gap-3">
        <CheckIcon className="mt-0.5 size-6 shrink-0 text-forest" />
        <span>
          <span className="font-strong">{t('connected', { time: until })}</span>{' '}
          <span>{t('arrived', { count: phone.photo_count })}</span>
        </span>
      </p>
      <Button size="small" unavailable={isPending} onClick={() => revoke(phone.id)}>
        {t('disconnect')}
      </Button>
    </div>
  );
}
