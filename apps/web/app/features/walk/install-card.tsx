import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';

import { canInstall, install } from '../../lib/navigation/install-offer.ts';
import { localStore } from '../../lib/device/storage/browser-store.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';

/** That it was offered, whatever came of it. */
const storeName = 'dss-install-offered';

/** Offers to put the application on the home screen: once, at the end of a first walk, where the browser can. */
export function InstallCard() {
  const t = useTranslations('walk.install');
  const [isOffered, setOffered] = useState(
    () => canInstall() && localStore.read(storeName) === null,
  );
  useEffect(() => {
    if (isOffered) localStore.write(storeName, 'yes');
  }, [isOffered]);
  if (!isOffered) return null;
  return (
    <Card className="flex max-w-xl flex-col gap-3 p-4 sm:p-5">
      <h3 className="font-strong">{t('title')}</h3>
      <p>{t('text')}</p>
      <div className="flex flex-wrap gap-3">
        <Button
          size="small"
          onClick={() => {
            setOffered(false);
            void install();
          }}
        >
          {t('install')}
        </Button>
        <Button size="small" tone="quiet" onClick={() => setOffered(false)}>
          {t('notNow')}
        </Button>
      </div>
    </Card>
  );
}
