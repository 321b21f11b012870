import type { FireWarning, HomeWarnings } from '@dss/domain';
import { useCallback, useMemo } from 'react';
import { useFormatter, useTranslations } from 'use-intl';

import { usePaths } from '../../lib/paths.ts';
import { Notice } from '../../ui/notice.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { useFireWarnings } from './fire-warnings.ts';
import { useWarningNotices } from './notify.ts';
import { useNotifyWay } from './use-device.ts';

/** More are no news: the nearest say it. */
const mostFires = 5;

export interface WarningBannerProps {
  propertyId: string;
}

/** What is coming to a home whose owner wants to be told: a warning, with what to do in about ten minutes. Nothing on other days. */
export default function WarningBanner({ propertyId }: WarningBannerProps) {
  const t = useTranslations('fireWarnings');
  const paths = usePaths();
  const home = useFireWarnings(propertyId);
  const times = useTimes(home?.time_zone ?? null);
  const textOf = useCallback(
    (warning: FireWarning) => ({ title: t(warning.event), body: t('when', times.of(warning)) }),
    [t, times],
  );
  const isOnlyWay = useNotifyWay(home?.push ?? null) === 'page_only';
  useWarningNotices(
    home === undefined
      ? null
      : {
          id: propertyId,
          path: paths.property(propertyId),
          warnings: home.warnings,
          timeZone: home.time_zone,
          isOnlyWay: isOnlyWay && home.is_on,
        },
    textOf,
  );
  if (home === undefined) return null;
  const { warnings, steps, fires, ended_at: endedAt = null } = home;
  const burning = fires?.fires ?? [];
  if (warnings.length === 0 && burning.length === 0 && endedAt === null) return null;
  return (
    <section aria-label={t('label')} className="flex flex-col gap-2 print:hidden">
      {warnings.map((warning) => (
        <Notice
          key={warning.id}
          tone={warning.event === 'red_flag_warning' ? 'danger' : 'caution'}
          title={t(warning.event)}
        >
          <p>{t('when', times.of(warning))}</p>
          <p className="text-caption">{t(`${warning.event}_means`)}</p>
          <p className="text-caption">
            <TextLink to={warning.url}>{t('by', { sender: warning.sender })}</TextLink>
          </p>
        </Notice>
      ))}
      {endedAt !== null && (
        <Notice title={t('ended')}>
          <p>{t('endedAt', { time: times.at(endedAt) })}</p>
          {/* While a fire burns nearby, covers are better left on. */}
          {burning.length === 0 && <p className="text-caption">{t('uncover')}</p>}
        </Notice>
      )}
      {burning.length > 0 && fires !== null && <FiresNearby fires={fires} />}
      {warnings.length > 0 ? (
        <TodayList steps={steps} />
      ) : (
        burning.length > 0 && <p className="font-strong">{t('orders')}</p>
      )}
    </section>
  );
}

/** The fires nearby, with how old that is: the map of a fire is drawn hours after it has moved. */
function FiresNearby({
  fires: { asked_at: asked, fires },
}: {
  fires: NonNullable<HomeWarnings['fires']>;
}) {
  const t = useTranslations('fireWarnings.fires');
  const format = useFormatter();
  return (
    <Notice tone="caution" title={t('title')}>
      <ul>
        {fires
          .slice(0, mostFires)
          .map(({ name, miles, acres, contained_percent: contained }, index) => (
            <li key={`${name ?? ''}${index}`}>
              {t('fire', {
                name: name ?? t('unnamed'),
                miles,
                // The messages say nothing of -1.
                acres: acres === null ? -1 : Math.round(acres),
                contained: contained ?? 'none',
              })}
            </li>
          ))}
      </ul>
      <p className="text-caption text-ink-soft">
        {t('asked', {
          time: format.dateTime(new Date(asked), { dateStyle: 'medium', timeStyle: 'short' }),
        })}
      </p>
    </Notice>
  );
}

function TodayList({ steps }: { steps: HomeWarnings['steps'] }) {
  const t = useTranslations('fireWarnings');
  const format = useFormatter();
  return (
    <div className="rounded-small border border-line bg-paper-raised px-4 py-3">
      <h2 className="font-strong">{t('list')}</h2>
      <ol className="mt-2 flex list-decimal flex-col gap-2 pl-6">
        {steps.map(({ id, text, because }) => (
          <li key={id}>
            <p>{text}</p>
            {because.length > 0 && (
              <p className="text-caption text-ink-soft">
                {t('because', { titles: format.list(because.map(({ title }) => title)) })}
              </p>
            )}
          </li>
        ))}
      </ol>
      <p className="mt-3 font-strong">{t('orders')}</p>
    </div>
  );
}

/** Moments, and begin and end of a warning, by the home's own clock. */
function useTimes(timeZone: string | null) {
  const format = useFormatter();
  return useMemo(() => {
    const at = (moment: string) =>
      format.dateTime(new Date(moment), {
        weekday: 'long',
        month: 'long',
        day: 'numeric',
        hour: 'numeric',
        minute: '2-digit',
        ...(timeZone !== null && { timeZone }),
        // Of this device’s own zone, too, whose time would end the sentence with the period of 'p.m.' in Spanish.
        timeZoneName: 'short',
      });
    return {
      at,
      of: ({ from, until }: FireWarning) => ({ from: at(from), until: at(until) }),
    };
  }, [format, timeZone]);
}
