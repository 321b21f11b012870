import type { SharedHome } from '@dss/domain';
import { useFormatter, useTranslations } from 'use-intl';

import { ChosenHazardsProvider } from '../../entities/house-plan/chosen-hazards.tsx';
import { useStateName } from '../../lib/messages/state-name.ts';
import { usePaths } from '../../lib/paths.ts';
import { nativeServer } from '../../lib/device/native/native-server.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { LongAddress } from '../../ui/long-address.tsx';
import { PrintButton } from '../../ui/print-button.tsx';
import { SharedActions } from './shared-actions.tsx';
import { SharedHazards } from './shared-hazards.tsx';
import { SharedKnowledge } from './shared-knowledge.tsx';
import { SharedMap } from './shared-map.tsx';
import { SharedPhotos } from './shared-photos.tsx';
import { SharedPlan } from './shared-plan.tsx';
import { SharedScore } from './shared-score.tsx';
import { SharedWork } from './shared-work.tsx';

/**
 * A home as its owner shared it: nothing on it can be changed. First what everybody wants to know: the score, the plan, the hazards with
 * the plan's numbers, what was done, and how much is known. The rest is folded in place, and printed whole.
 */
export function SharedHomeView({ home }: { home: SharedHome }) {
  const t = useTranslations('sharing.page');
  const paths = usePaths();
  const { result } = home;
  return (
    <div className="page-width flex flex-1 flex-col gap-4 py-3 sm:gap-6 sm:py-6 print:gap-3 print:py-1">
      <SharedHeader home={home} />
      {result === null ? (
        <p>{t('notAssessed')}</p>
      ) : (
        <ChosenHazardsProvider>
          <div className="grid grid-cols-1 gap-x-10 gap-y-5 lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] lg:items-start print:block print:*:mb-3">
            <div className="flex flex-col gap-4 lg:tall:sticky lg:tall:top-4 print:grid print:grid-cols-2">
              <SharedScore result={result} />
              <SharedPlan home={home} />
            </div>
            <div className="flex flex-col gap-5 sm:gap-6 print:block print:*:mb-3">
              <SharedHazards home={home} result={result} />
              <SharedWork result={result} photos={home.photos} />
              <SharedKnowledge result={result} removed={home.photos_removed_after_finding} />
            </div>
          </div>
          <div className="border-b border-line print:border-0">
            {result.actions.length > 0 && <SharedActions result={result} />}
            <SharedMap home={home} />
            <SharedPhotos photos={home.photos} />
          </div>
        </ChosenHazardsProvider>
      )}
      {result === null && (
        <div className="border-b border-line print:border-0">
          <SharedMap home={home} />
          <SharedPhotos photos={home.photos} />
        </div>
      )}
      <footer className="flex flex-col items-start gap-3">
        <p className="max-w-[64ch] text-caption text-ink-soft">
          <span>{t('disclaimer')}</span> <UntilWhen end={home.expires_at} />
        </p>
        <ButtonLink to={paths.home()}>{t('own')}</ButtonLink>
      </footer>
    </div>
  );
}

function UntilWhen({ end }: { end: string | null }) {
  const t = useTranslations('sharing.page');
  const format = useFormatter();
  if (end === null) return null;
  const date = format.dateTime(new Date(end), { dateStyle: 'long' });
  return <span className="print:hidden">{t('until', { date })}</span>;
}

function SharedHeader({ home }: { home: SharedHome }) {
  const t = useTranslations('sharing.page');
  const header = useTranslations('results.header');
  const stateName = useStateName();
  const format = useFormatter();
  const { address, address_formatted: place, result } = home;
  return (
    <header className="flex flex-col gap-1">
      <LongAddress
        text={
          address ??
          (home.state === null
            ? t('somewhere')
            : t('withoutPlace', { state: stateName(home.state) }))
        }
        unfold={{ showAll: header('showAll'), showLess: header('showLess') }}
      />
      {place !== null && place !== address && (
        <p className="line-clamp-3 wrap-anywhere text-ink-soft">{place}</p>
      )}
      <p className="flex flex-wrap gap-x-3 text-caption text-ink-soft">
        <span className="font-strong">{t('sharedBy')}</span>
        {result !== null && (
          <time dateTime={result.created_at}>
            {t('assessed', {
              date: format.dateTime(new Date(result.created_at), { dateStyle: 'long' }),
            })}
          </time>
        )}
        {nativeServer === null && (
          <span className="ml-auto">
            <PrintButton label={header('print')} />
          </span>
        )}
      </p>
    </header>
  );
}
