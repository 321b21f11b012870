import { followUpLetter, type InsurerNotice, type NoticeDay, type Property } from '@dss/domain';
import { useState } from 'react';
import { useTranslations } from 'use-intl';

import { useLanguage } from '../../lib/messages/message-parts.tsx';
import { CopyButton } from '../../ui/toast/copy-button.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { isoDay } from '../../ui/iso-day.ts';

export interface FollowUpProps {
  property: Pick<Property, 'address_formatted'>;
  notice: InsurerNotice;
  day: NoticeDay;
}

/** The letter that asks where an answer is, once a day of the law went by without one; in English, since the insurer reads it. */
export function FollowUp({ property, notice, day }: FollowUpProps) {
  const t = useTranslations('insurer.followUp');
  const language = useLanguage();
  const [today] = useState(() => isoDay(Date.now()));
  const letterIn = (locale: 'en' | 'es') =>
    followUpLetter(
      day,
      {
        address: property.address_formatted,
        insurer: notice.insurer,
        day: (iso) => writeDay(iso, locale),
        today,
      },
      locale,
    );
  const letter = letterIn('en');
  const ownLetter = letterIn(language);
  if (letter === null || ownLetter === null) return null;
  return (
    <Disclosure summary={t('title')} summaryClassName="text-caption font-strong text-forest">
      <div className="mt-1 flex flex-col items-start gap-3">
        <p className="text-caption text-ink-soft">{t('check')}</p>
        <LetterCopy letter={letter} lang={language === 'en' ? undefined : 'en'} />
        {language !== 'en' && (
          <>
            <p className="text-caption font-strong">{t('readAlong')}</p>
            <p className="w-full rounded-small border border-line p-3 text-caption wrap-anywhere whitespace-pre-wrap">
              {ownLetter}
            </p>
          </>
        )}
      </div>
    </Disclosure>
  );
}

function LetterCopy({ letter, lang }: { letter: string; lang: string | undefined }) {
  const t = useTranslations('insurer.followUp');
  return (
    <>
      <p
        lang={lang}
        className="w-full rounded-small border border-line bg-paper-sunk p-3 text-caption wrap-anywhere whitespace-pre-wrap"
      >
        {letter}
      </p>
      <CopyButton
        size="small"
        text={letter}
        words={{ copy: t('copy'), copied: t('copied'), copyFailed: t('copyFailed') }}
      />
    </>
  );
}

function writeDay(iso: string, locale: 'en' | 'es'): string {
  return new Date(iso).toLocaleDateString(locale === 'es' ? 'es-US' : 'en-US', {
    dateStyle: 'long',
    // A day alone is that day anywhere.
    timeZone: 'UTC',
  });
}
