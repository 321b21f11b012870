import { useEffect, useEffectEvent, useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';

import { brand } from '../../lib/brand/index.ts';
import { saveMadeFile } from '../../lib/api/download-file.ts';
import { nativeServer } from '../../lib/device/native/native-server.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Sheet, SheetActions } from '../../ui/sheet.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { drawShareCard, type CardPictures } from './share-card.ts';

export interface ShareStepProps extends CardPictures {
  /** What the work is called. */
  title: string;
  /** What it gained; 0 or less is left out. */
  points: number;
  /** When it was done, as '2026-11-23'; null if that was never said. */
  day: string | null;
  /** The two photos were compared, which confirmed that they show one place and that it is gone. */
  isCompared: boolean;
  onClose: () => void;
}

interface Card {
  readonly file: File;
  readonly url: string;
}

/** The card of some work as it is shared, to look at first, and the ways to share or keep it. */
export function ShareStep({
  title,
  points,
  day,
  isCompared,
  onClose,
  ...pictures
}: ShareStepProps) {
  const t = useTranslations('plan.done.share');
  const compare = useTranslations('plan.done.compare');
  const format = useFormatter();
  const [card, setCard] = useState<Card | 'failed' | null>(null);
  const month =
    day === null
      ? 'none'
      : format.dateTime(new Date(`${day}T00:00:00Z`), {
          month: 'long',
          year: 'numeric',
          timeZone: 'UTC',
        });
  const draw = useEffectEvent(async () =>
    drawShareCard(pictures, {
      before: compare('before'),
      after: compare('after'),
      title,
      points: points > 0 ? t('points', { points }) : null,
      basis: t('basis', { compared: String(isCompared), month }),
      product: brand.product,
    }),
  );
  useEffect(() => {
    let url: string | null = null;
    let isOver = false;
    draw().then(
      (file) => {
        if (isOver) return;
        url = URL.createObjectURL(file);
        setCard({ file, url });
      },
      () => !isOver && setCard('failed'),
    );
    return () => {
      isOver = true;
      if (url !== null) URL.revokeObjectURL(url);
    };
  }, []);
  const isDrawn = card !== null && card !== 'failed';
  return (
    <Sheet title={t('title')} description={t('text')} onClose={onClose}>
      <div className="my-3 flex flex-1 flex-col items-center justify-center">
        {card === null && <Skeleton className="aspect-square w-full max-w-[52dvh]" />}
        {card === 'failed' && (
          <Notice tone="caution" role="alert" title={t('failed')}>
            <p>{t('failedText')}</p>
          </Notice>
        )}
        {isDrawn && (
          <img
            src={card.url}
            alt={t('alt', { title })}
            className="aspect-square w-full max-w-[52dvh] rounded-small border border-line"
          />
        )}
      </div>
      <SheetActions>
        {isDrawn && canShare(card.file) && (
          <Button tone="primary" onClick={() => void share(card.file)}>
            {t('share')}
          </Button>
        )}
        {isDrawn && nativeServer === null && (
          <Button
            tone={canShare(card.file) ? 'secondary' : 'primary'}
            onClick={() => void saveMadeFile(card.file, card.file.name)}
          >
            {t('save')}
          </Button>
        )}
        <Button tone="quiet" onClick={onClose}>
          {t('back')}
        </Button>
      </SheetActions>
    </Sheet>
  );
}

function canShare(file: File): boolean {
  return (
    nativeServer !== null || ('canShare' in navigator && navigator.canShare({ files: [file] }))
  );
}

/** Whoever closes the system's sheet has said enough; what it fails with, it says itself. */
async function share(file: File): Promise<void> {
  const sharing: Promise<unknown> =
    nativeServer === null ? navigator.share({ files: [file] }) : saveMadeFile(file, file.name);
  await sharing.catch(() => undefined);
}
