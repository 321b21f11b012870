import { useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';

import { useKnownAccount } from '../../entities/account/known-account.ts';
import { useHandOver } from '../../entities/home-people/home-sale.ts';
import { SaveFailed } from '../../lib/message-pages/save-failed.tsx';
import { Button } from '../../ui/button.tsx';
import { LinkToCopy } from '../../ui/link-to-copy.tsx';
import { Card } from '../../ui/card.tsx';
import { ChoiceGroup } from '../../ui/choice-group.tsx';

const choices = ['all', 'newest'] as const;

/** What goes along to whoever the home belongs to next, and the link that hands it over. */
export function HandOver({ propertyId }: { propertyId: string }) {
  const t = useTranslations('sale.handOver');
  const isSignedIn = useKnownAccount() !== null;
  const { mutate, data, isPending, error, reset } = useHandOver(propertyId);
  const [history, setHistory] = useState<(typeof choices)[number]>('all');
  const [stays, setStays] = useState(false);
  return (
    <section aria-labelledby="hand-over" className="print:hidden">
      <h2 id="hand-over" className="font-serif text-title-2">
        {t('title')}
      </h2>
      <p className="mt-2 max-w-[68ch] text-ink-soft">{t('about')}</p>
      <Card className="mt-3 flex max-w-[68ch] flex-col gap-5 p-5">
        <div className="flex flex-col gap-1">
          <p>{t('along')}</p>
          <p className="text-ink-soft">{t('behind')}</p>
        </div>
        <ChoiceGroup
          legend={t('history')}
          legendClassName="font-strong"
          hint={t('historyHint')}
          options={choices.map((value) => ({ value, label: t(`histories.${value}`) }))}
          value={history}
          onChoose={(value) => {
            setHistory(value);
            reset();
          }}
        />
        {isSignedIn && (
          <label className="flex min-h-11 items-center gap-3 font-strong">
            <input
              type="checkbox"
              checked={stays}
              onChange={({ target }) => {
                setStays(target.checked);
                reset();
              }}
              className="size-6 shrink-0 accent-forest"
            />
            <span>{t('stays')}</span>
          </label>
        )}
        {data === undefined ? (
          <Button
            className="self-start"
            unavailable={isPending}
            onClick={() => mutate({ keeps_history: history === 'all', stays_as_agent: stays })}
          >
            {t(isPending ? 'making' : 'make')}
          </Button>
        ) : (
          <MadeLink url={data.url} until={data.expires_at} />
        )}
        <SaveFailed title={t('failed')} error={error} />
      </Card>
    </section>
  );
}

function MadeLink({ url, until }: { url: string; until: string }) {
  const t = useTranslations('sale.handOver');
  const format = useFormatter();
  const date = format.dateTime(new Date(until), { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <div className="flex flex-col gap-2">
      <p role="status">{t('made', { date })}</p>
      <LinkToCopy
        url={url}
        words={{
          address: t('address'),
          copy: t('copy'),
          copied: t('copied'),
          copyFailed: t('copyFailed'),
        }}
      />
    </div>
  );
}
