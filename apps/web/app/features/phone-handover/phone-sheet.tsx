import type { NewPhoneHandover } from '@dss/domain';
import { useState } from 'react';
import { useNow, useTranslations } from 'use-intl';

import { isOnThisComputer } from '../../lib/api/this-computer.ts';
import { useLanguage } from '../../lib/messages/message-parts.tsx';
import { LoadFailed } from '../../lib/message-pages/load-failed.tsx';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { QrCode } from '../../ui/qr-code.tsx';
import { Sheet, SheetActions, SheetClose } from '../../ui/sheet.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useCopy } from '../../ui/use-copy.ts';
import { minutesAndSeconds } from './code-time.ts';
import { ConnectedPhone } from './connected-phones.tsx';
import { useHandovers, useNewCode } from './handovers.ts';

/** Shows a code, waits for the phone that spends it, and says that it is connected. */
export default function PhoneSheet({
  propertyId,
  onClose,
}: {
  propertyId: string;
  onClose: () => void;
}) {
  const t = useTranslations('phone');
  const { data: handovers = [] } = useHandovers(propertyId);
  const [attempt, setAttempt] = useState(0);
  // Phones that were connected before the code was requested don't end the wait for another.
  const [before, setBefore] = useState<readonly string[]>([]);
  const connected = handovers.filter(({ ends_at: end }) => end !== null);
  const waits = connected.every(({ id }) => before.includes(id));
  const again = () => {
    setBefore(connected.map(({ id }) => id));
    setAttempt(attempt + 1);
  };
  return (
    <Sheet title={t('offer')} description={waits ? t('sheet.lead') : undefined} onClose={onClose}>
      <div className="mt-5 flex flex-col gap-5">
        {waits ? (
          <Code key={attempt} propertyId={propertyId} attempt={attempt} onAgain={again} />
        ) : (
          <div className="flex flex-col items-start gap-4">
            {connected.map((phone) => (
              <div key={phone.id} className="w-full">
                <ConnectedPhone propertyId={propertyId} phone={phone} onDisconnected={onClose} />
              </div>
            ))}
            <Button tone="quiet" className="px-0!" onClick={again}>
              {t('sheet.another')}
            </Button>
          </div>
        )}
        <p className="text-caption text-ink-soft">{t('sheet.rights')}</p>
      </div>
      <div className="h-6 shrink-0" />
      <SheetActions>
        <SheetClose render={<Button>{t('sheet.close')}</Button>} />
      </SheetActions>
    </Sheet>
  );
}

interface CodeProps {
  propertyId: string;
  attempt: number;
  onAgain: () => void;
}

/** A code that waits for a phone. */
function Code({ propertyId, attempt, onAgain }: CodeProps) {
  const t = useTranslations('phone.sheet');
  const { data: code, error, dataUpdatedAt } = useNewCode(propertyId, attempt, useLanguage());
  const { data: handovers, dataUpdatedAt: listedAt } = useHandovers(propertyId);
  const now = useNow({ updateInterval: 1000 });
  if (error !== null) {
    return <LoadFailed title={t('makeFailed')} queries={[{ error, refetch: onAgain }]} />;
  }
  if (code === undefined) {
    return (
      <>
        <p role="status" className="sr-only">
          {t('making')}
        </p>
        <Skeleton className="size-52" />
        <Skeleton className="h-12 w-full" />
      </>
    );
  }
  // By how long it lasts, not by when it ends: this computer's clock may be wrong.
  const left = code.seconds_left - Math.max(0, now.getTime() - dataUpdatedAt) / 1000;
  const isReplaced =
    handovers !== undefined &&
    listedAt > dataUpdatedAt &&
    !handovers.some(({ id }) => id === code.id);
  if (left <= 0 || isReplaced) {
    return (
      <div className="flex flex-col items-start gap-4">
        <Notice role="status" title={t('expiredTitle')} className="w-full">
          {t('expired')}
        </Notice>
        <Button tone="primary" onClick={onAgain}>
          {t('again')}
        </Button>
      </div>
    );
  }
  return (
    <>
      {isOnThisComputer(code.url) && <OnlyHere url={code.url} />}
      <div className="flex flex-wrap items-center gap-x-6 gap-y-4">
        <QrCode text={code.url} label={t('qr')} />
        <div className="min-w-56 flex-1">
          <p role="status" className="sr-only">
            {t('waitingSpoken')}
          </p>
          {/* Not read aloud each second. */}
          <p aria-live="off" className="font-strong tabular-nums">
            {t('waiting', { time: minutesAndSeconds(left) })}
          </p>
        </div>
      </div>
      <CodeLink code={code} />
    </>
  );
}

/** Says that a phone can't open the code. */
function OnlyHere({ url }: { url: string }) {
  const t = useTranslations('phone.sheet');
  const { hostname, port } = new URL(url);
  return (
    <Notice tone="caution" title={t('localTitle')}>
      <p className="wrap-anywhere">
        {t('local', { host: hostname, port: port === '' ? '80' : port })}
      </p>
    </Notice>
  );
}

function CodeLink({ code }: { code: NewPhoneHandover }) {
  const t = useTranslations('phone.sheet');
  const { field, copied, copy } = useCopy(code.url);
  return (
    <div>
      <label className="flex flex-col gap-1 text-caption font-strong">
        <span>{t('link')}</span>
        <input
          ref={field}
          readOnly
          value={code.url}
          onFocus={(event) => event.target.select()}
          className="min-h-11 w-full min-w-0 truncate rounded-small border border-line-strong bg-paper-sunk px-3 font-regular text-ink"
        />
      </label>
      <Button size="small" className="mt-2" onClick={copy}>
        {t(copied === 'yes' ? 'copied' : 'copy')}
      </Button>
      <p role="status" className={copied === 'failed' ? 'mt-1 text-caption' : 'sr-only'}>
        {copied !== null && t(copied === 'yes' ? 'copied' : 'copyFailed')}
      </p>
    </div>
  );
}
