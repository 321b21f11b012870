import { useId, useState } from 'react';
import { useTranslations } from 'use-intl';

import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { showToast } from '../../ui/toast/toast-queue.ts';
import { useMovableProperties, useMoveProperties } from '../../entities/account/account.ts';
import { useKnownAccount } from '../../entities/account/known-account.ts';
import { useSubmit } from './use-submit.ts';

/** Offers whoever is signed in the homes that this browser made without an account. Nothing is ticked: they may be somebody else's. */
export function MovableHomes() {
  const t = useTranslations('account');
  const heading = useId();
  const isSignedIn = useKnownAccount() !== null;
  const { data } = useMovableProperties(isSignedIn);
  const move = useMoveProperties();
  const { isSending, run } = useSubmit();
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const homes = data?.properties ?? [];
  if (!isSignedIn || homes.length === 0) return null;
  const ids = homes.map(({ id }) => id).filter((id) => chosen.has(id));

  return (
    <section aria-labelledby={heading}>
      <Card className="flex flex-col gap-4 p-6">
        <h2 id={heading} className="font-serif text-title-2">
          {t('moving.title')}
        </h2>
        <p className="text-ink-soft">{t('moving.text')}</p>
        <ul aria-labelledby={heading} className="flex flex-col">
          {homes.map(({ id, address }) => (
            <li key={id}>
              <label className="flex min-h-12 items-center gap-3">
                <input
                  type="checkbox"
                  className="size-5 shrink-0 accent-forest"
                  checked={chosen.has(id)}
                  onChange={({ target }) => {
                    const next = new Set(chosen);
                    if (target.checked) next.add(id);
                    else next.delete(id);
                    setChosen(next);
                  }}
                />
                <span className="min-w-0 break-words">{address}</span>
              </label>
            </li>
          ))}
        </ul>
        <Button
          tone="primary"
          className="self-start"
          unavailable={isSending || ids.length === 0}
          onClick={() => {
            if (ids.length === 0) return;
            void run(async () => {
              const { property_ids: moved } = await move.mutateAsync(ids);
              setChosen(new Set());
              showToast({
                tone: 'positive',
                title: t('success'),
                description: t('moving.moved', { count: moved.length }),
              });
            });
          }}
        >
          {t('moving.submit', { count: ids.length })}
        </Button>
      </Card>
    </section>
  );
}
