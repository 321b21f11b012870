import { isRangeOfKnown, planOfShared, type Direction, type SharedHome } from '@dss/domain';
import { useId, useMemo } from 'react';
import { useFormatter, useTranslations } from 'use-intl';

import { useWorkText } from '../../entities/hazard/texts/index.ts';
import { HousePlanCard, PinMark } from '../../entities/house-plan/index.ts';
import { useSideWords } from '../../entities/house-sides/index.ts';
import { StillMap } from '../../features/map/index.ts';
import { useStateName } from '../../lib/messages/state-name.ts';
import { usePaths } from '../../lib/paths.ts';
import { LongAddress } from '../../ui/long-address.tsx';
import { DomainBars, ExposureText } from '../../entities/score/index.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { RangeDial } from '../../ui/range-dial.tsx';
import { ScoreDial } from '../../ui/score-dial.tsx';
import { SharedPhoto } from './shared-photo.tsx';

type Result = NonNullable<SharedHome['result']>;
type Hazard = Result['hazards'][number];

/** More than a few at once would be too many to take in. */
const shownActions = 5;

/** A home as its owner shared it: nothing on it can be changed. */
export function SharedHomeView({ home }: { home: SharedHome }) {
  const t = useTranslations('sharing.page');
  const paths = usePaths();
  const { result, photos } = home;
  return (
    <div className="page-width flex flex-1 flex-col gap-6 py-4 sm:py-6 print:gap-3 print:py-1">
      <SharedHeader home={home} />
      {result === null ? (
        <p>{t('notAssessed')}</p>
      ) : (
        <>
          <Scores result={result} removed={home.photos_removed_after_finding} />
          <SharedPlan home={home} />
          <div className="grid gap-x-10 gap-y-6 lg:grid-cols-2 lg:items-start">
            {result.actions.length > 0 && <Actions actions={result.actions} />}
            <DomainBars domains={result.domains} title={t('bars')} />
          </div>
          <Hazards hazards={result.hazards} actions={result.actions} photos={photos} />
        </>
      )}
      <PlacesOfPhotos home={home} />
      <Photos home={home} />
      <footer className="flex flex-col items-start gap-4 border-t border-line pt-5">
        <p className="max-w-[64ch] text-caption text-ink-soft">{t('disclaimer')}</p>
        <ButtonLink to={paths.home()}>{t('own')}</ButtonLink>
      </footer>
    </div>
  );
}

/** The home from above, with the numbers of the hazards below. */
function SharedPlan({ home }: { home: SharedHome }) {
  const plan = useMemo(() => planOfShared(home), [home]);
  if (plan === null || home.result === null) return null;
  const { hazards, work_done: done } = home.result;
  const titles = new Map<string | undefined, string>([
    ...done.map(({ hazard_type: type, title }) => [type, title] as const),
    ...hazards.map(({ type, title }) => [type, title] as const),
  ]);
  return <HousePlanCard plan={plan} titleOf={(type) => titles.get(type) ?? ''} alwaysKeyed />;
}

/** The map, where the owner shows the place. It shows the house also while no photo was placed. */
function PlacesOfPhotos({ home: { map, photos } }: { home: SharedHome }) {
  const t = useTranslations('sharing.page');
  const id = useId();
  if (map === null) return null;
  const placed = photos.flatMap(({ place }, index) =>
    place === null
      ? []
      : {
          number: index + 1,
          name: t('photo', { number: index + 1 }),
          place,
        },
  );
  return (
    <section aria-labelledby={id} className="flex flex-col gap-3">
      <h2 id={id} className="font-serif text-title-2">
        {t('map')}
      </h2>
      <p className="max-w-[64ch] text-ink-soft">
        {t(placed.length === 0 ? 'notPlaced' : 'placed')}
      </p>
      <StillMap
        pin={map}
        outline={map.outline}
        picture={map.picture}
        photos={placed}
        onOpen={(number) => {
          const photo = document.getElementById(anchorOf(photos[number - 1]?.id ?? ''));
          photo?.querySelector('a')?.focus();
        }}
      />
      {map.outline === null && <p className="text-caption text-ink-soft">{t('assumedHouse')}</p>}
    </section>
  );
}

/** A photo's id on the page. No URL leads to it, because the fragment holds the link's token. */
function anchorOf(photoId: string): string {
  return `photo-${photoId}`;
}

function SharedHeader({ home }: { home: SharedHome }) {
  const t = useTranslations('sharing.page');
  const header = useTranslations('results.header');
  const stateName = useStateName();
  const format = useFormatter();
  const { address, address_formatted: place, expires_at: end, result } = home;
  const long = { dateStyle: 'long', timeStyle: 'short' } as const;
  return (
    <header className="flex flex-col gap-1">
      <p className="text-caption font-strong text-ink-soft">{t('sharedBy')}</p>
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
      {result !== null && (
        <p className="text-caption text-ink-soft">
          <time dateTime={result.created_at}>
            {t('assessed', { date: format.dateTime(new Date(result.created_at), long) })}
          </time>
        </p>
      )}
      {end !== null && (
        <p className="text-caption text-ink-soft print:hidden">
          {t('until', { date: format.dateTime(new Date(end), { dateStyle: 'long' }) })}
        </p>
      )}
    </header>
  );
}

/** The score, and what it would be without what the owner chose to say or remove, where that is another. */
function Scores({ result, removed }: { result: Result; removed: number }) {
  const t = useTranslations('sharing.page');
  const words = useTranslations('results');
  const { name: sideName } = useSideWords();
  const {
    dss_score: score,
    band,
    range,
    as_seen: seen,
    set_aside: setAside,
    work_done: workDone,
  } = result;
  const bandLabel = words(`bands.${band}`);
  const isSame =
    score === seen.score && range.low === seen.range.low && range.high === seen.range.high;
  const dialSize = 'w-40 max-w-full sm:w-52 shrink-0';
  return (
    <section aria-labelledby="shared-score">
      <Card className="flex flex-wrap items-center gap-x-10 gap-y-4 p-4 sm:p-6">
        {result.enough_seen ? (
          <ScoreDial
            score={score}
            band={band}
            range={range}
            bandLabel={bandLabel}
            outOf={words('score.outOf')}
            description={words('score.dial', { score, band: bandLabel, ...range })}
            className={dialSize}
          />
        ) : (
          <RangeDial
            range={range}
            typical={score}
            outOf={words('score.outOf')}
            description={t('unsure', range)}
            className={dialSize}
          />
        )}
        <div className="flex min-w-[min(16rem,100%)] flex-1 flex-col gap-3">
          <h2 id="shared-score" className="font-serif text-title-2">
            {t('score')}
          </h2>
          {!result.enough_seen && <p className="font-strong">{t('unsure', range)}</p>}
          {!isSame && (
            <dl>
              <dt className="text-caption text-ink-soft">{t('asSeen')}</dt>
              <dd className="font-strong tabular-nums">
                {result.enough_seen
                  ? t('scoreOf', {
                      score: seen.score,
                      band: words(`bands.${seen.band}`),
                      ...seen.range,
                    })
                  : t('rangeOf', seen.range)}
              </dd>
            </dl>
          )}
          <div className="flex max-w-[60ch] flex-col gap-1 text-caption text-ink-soft">
            {result.enough_seen && result.provisional && <p>{words('score.provisional')}</p>}
            {setAside.length > 0 && (
              <>
                <p>{t('setAside', { count: setAside.length })}</p>
                <ul className="list-disc pl-5">
                  {setAside.map(({ title, sides, told_sides: told, kind }, index) => {
                    const namingOf = (side: Direction) =>
                      told.find((each) => each.side === side)?.naming;
                    const names = sides.map((side) => sideName(side, namingOf(side)));
                    return (
                      <li key={`${title} ${index}`}>
                        {`${[title, ...names].join(', ')}: ${t(`aside.${kind}`)}`}
                      </li>
                    );
                  })}
                </ul>
              </>
            )}
            {workDone.length > 0 && (
              <>
                <p>{t('workDone', { count: workDone.length })}</p>
                <ul className="list-disc pl-5">
                  {workDone.map(({ title, basis }, index) => (
                    <li key={`${title} ${index}`}>{`${title}: ${t(`bases.${basis}`)}`}</li>
                  ))}
                </ul>
              </>
            )}
            {removed > 0 && <p>{t('removed', { count: removed })}</p>}
            <p>{t('seen', { seen: Math.round(result.confidence_percent) })}</p>
            {isRangeOfKnown(result) && <p>{t('stillRange')}</p>}
            <ExposureText exposure={result.exposure} />
          </div>
        </div>
      </Card>
    </section>
  );
}

function Actions({ actions }: { actions: Result['actions'] }) {
  const t = useTranslations('sharing.page');
  const shown = actions.slice(0, shownActions);
  const workText = useWorkText();
  return (
    <section aria-labelledby="shared-actions" className="flex flex-col gap-2">
      <h2 id="shared-actions" className="font-serif text-title-2">
        {t('actions')}
      </h2>
      <ol>
        {shown.map((action) => {
          const { cost, time } = workText(action);
          return (
            <li key={action.step_id} className="border-t border-line py-3">
              <p className="leading-snug font-strong wrap-anywhere">{action.title}</p>
              <p className="text-caption text-ink-soft tabular-nums *:mr-3">
                <GainOf action={action} />
                <span>{cost}</span>
                <span>{time}</span>
              </p>
            </li>
          );
        })}
      </ol>
    </section>
  );
}

/** The gain in whole points; if a ceiling hides it, the most it can gain once the ceiling is gone. */
function GainOf({
  action: { points, gain, points_without_ceiling: atBest },
}: {
  action: Result['actions'][number];
}) {
  const t = useTranslations('sharing.page');
  const text =
    points >= 1
      ? t('gain', { count: gain })
      : atBest >= 1
        ? t('upTo', { count: Math.round(atBest) })
        : t('littleGain');
  return <span className="font-strong text-ink">{text}</span>;
}

function Hazards({
  hazards,
  actions,
  photos,
}: {
  hazards: readonly Hazard[];
  actions: Result['actions'];
  photos: SharedHome['photos'];
}) {
  const t = useTranslations('sharing.page');
  return (
    <section aria-labelledby="shared-hazards" className="flex flex-col gap-3">
      <h2 id="shared-hazards" className="font-serif text-title-2">
        {t('hazards', { count: hazards.length })}
      </h2>
      <ul className="grid gap-3 lg:grid-cols-2">
        {hazards.map((hazard, index) => (
          <HazardItem
            key={`${hazard.type} ${index}`}
            hazard={hazard}
            number={index + 1}
            action={actions.find(({ hazard_types: types }) =>
              types.some((type) => type === hazard.type),
            )}
            photo={photos.find(({ id }) => id === hazard.photo_id)}
          />
        ))}
      </ul>
    </section>
  );
}

/** One hazard, with its number in the plan, and what its removal gains, as its owner reads it; without an action, what it takes. */
function HazardItem({
  hazard,
  number,
  action,
  photo,
}: {
  hazard: Hazard;
  number: number;
  action: Result['actions'][number] | undefined;
  photo: SharedHome['photos'][number] | undefined;
}) {
  const t = useTranslations('sharing.page');
  const explanation = useTranslations('explanation');
  const { name: sideName } = useSideWords();
  const format = useFormatter();
  const id = useId();
  const { points, distance_to_structure_ft: feet } = hazard;
  const namings = new Map(hazard.told_sides.map(({ side, naming }) => [side, naming]));
  const named = (some: readonly Hazard['sides'][number][]) =>
    format.list(some.map((side) => sideName(side, namings.get(side))));
  const told = hazard.sides.filter((side) => namings.has(side));
  const seen = hazard.sides.filter((side) => !namings.has(side));
  // Sides are told apart only where photos show some and the owner's word alone tells of others.
  const of = (some: typeof seen) => (told.length > 0 && some.length > 0 ? ` (${named(some)})` : '');
  const facts = [
    named(hazard.sides),
    feet === null ? '' : t('away', { feet: Math.round(feet) }),
    ...(hazard.confidence === null
      ? [t('told')]
      : [
          t('sure', { percent: format.number(hazard.confidence, { style: 'percent' }) }) + of(seen),
          ...(told.length > 0 ? [t('told') + of(told)] : []),
        ]),
  ].filter((fact) => fact !== '');
  return (
    <li>
      <article
        aria-labelledby={id}
        className="relative flex h-full gap-3 rounded-card border border-line bg-paper-raised p-3 sm:gap-4 sm:p-4"
      >
        <PinMark pin={{ number }} className="absolute -top-2 -left-2 size-6" />
        {photo !== undefined && (
          <SharedPhoto
            photo={photo}
            box={hazard.box}
            alt=""
            sizes="(max-width: 39.99rem) 30vw, 13rem"
            className="w-[30%] shrink-0 self-start sm:w-52"
          />
        )}
        <div className="min-w-0 flex-1">
          <h3 id={id} className="leading-tight font-strong wrap-anywhere">
            {hazard.title}
          </h3>
          {action !== undefined && (
            <p className="text-caption tabular-nums">
              <GainOf action={action} />
            </p>
          )}
          {action === undefined && points > 0 && (
            <p className="text-caption font-strong text-ember tabular-nums">
              {points < 1
                ? explanation('lessThanOnePoint')
                : explanation('wholePoints', { count: Math.round(points) })}
            </p>
          )}
          <p className="text-caption text-ink-soft">{facts.join(' · ')}</p>
          {hazard.explanation !== null && (
            <p className="mt-1 text-caption wrap-anywhere">{hazard.explanation}</p>
          )}
        </div>
      </article>
    </li>
  );
}

function Photos({ home: { photos, result } }: { home: SharedHome }) {
  const t = useTranslations('sharing.page');
  const { name: sideName } = useSideWords();
  const areas = useTranslations('photos.areas');
  const format = useFormatter();
  const missing = result?.coverage_missing ?? [];
  return (
    <section aria-labelledby="shared-photos" className="flex flex-col gap-3">
      <h2 id="shared-photos" className="font-serif text-title-2">
        {t('photos', { count: photos.length })}
      </h2>
      {photos.length === 0 && <p>{t('noPhotos')}</p>}
      {missing.length > 0 && (
        <p className="text-ink-soft">
          {t('missing', {
            sides: missing.length,
            names: format.list(missing.map((side) => sideName(side))),
          })}
        </p>
      )}
      <ul className="grid grid-cols-3 gap-2 sm:gap-3 lg:grid-cols-4">
        {photos.map((photo, index) => {
          const what = [
            photo.direction === null ? '' : sideName(photo.direction),
            photo.area === null ? '' : areas(photo.area),
          ].filter((word) => word !== '');
          const number = index + 1;
          const name =
            what.length === 0
              ? t('photo', { number })
              : t('photoOf', { number, what: what.join(', ') });
          return (
            <li key={photo.id} id={anchorOf(photo.id)} className="flex flex-col gap-1">
              <a href={photo.picture_url} target="_blank" rel="noreferrer" className="block">
                <SharedPhoto photo={photo} box={null} alt={name} className="w-full" />
              </a>
              <span aria-hidden="true" className="text-caption text-ink-soft">
                {name}
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
