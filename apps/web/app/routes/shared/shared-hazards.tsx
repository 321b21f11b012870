import { isHazardType, type SharedHome } from '@dss/domain';
import { useId } from 'react';
import { useFormatter, useTranslations } from 'use-intl';

import { useSeenByText } from '../../entities/home-visits/seen-by.ts';
import { useWorkText } from '../../entities/hazard/texts/work-text.ts';
import { PinMark } from '../../entities/house-plan/pin-mark.tsx';
import { useIsChosen, usePointsAt } from '../../entities/house-plan/chosen-hazards.tsx';
import { useSideWords } from '../../entities/house-sides/side-words.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Disclosure } from '../../ui/disclosure.tsx';
import { GainText } from './gain-text.tsx';
import { SharedPhoto } from './shared-photo.tsx';

type Result = NonNullable<SharedHome['result']>;
type Hazard = Result['hazards'][number];

/** More than these would push everything else off a phone's screens. One more would save nothing by being folded. */
const unfolded = 8;

/** The id of a hazard's card on the page. No URL leads to it, because the fragment holds the link's token. */
export function cardIdOf(type: Hazard['type']): string {
  return `hazard-${type}`;
}

/** Every hazard, with the plan's numbers. */
export function SharedHazards({ home, result }: { home: SharedHome; result: Result }) {
  const t = useTranslations('sharing.page');
  const { hazards, actions, enough_seen: isScored } = result;
  const items = hazards.map((hazard, index) => {
    const action = actions.find(({ hazard_types: types }) =>
      types.some((type) => type === hazard.type),
    );
    return (
      <HazardItem
        key={`${hazard.type} ${index}`}
        hazard={hazard}
        number={index + 1}
        isScored={isScored}
        action={action}
        together={hazards.flatMap(({ type }, at) =>
          at !== index && action?.hazard_types.some((each) => each === type) === true
            ? String(at + 1)
            : [],
        )}
        photo={home.photos.find(({ id }) => id === hazard.photo_id)}
      />
    );
  });
  const shown = items.length > unfolded + 1 ? unfolded : items.length;
  const more = items.length - shown;
  return (
    <section aria-labelledby="shared-hazards" className="flex flex-col gap-3">
      <h2 id="shared-hazards" className="font-serif text-title-2">
        {t('hazards', { count: hazards.length })}
      </h2>
      {isScored && items.length > 0 && (
        <p className="max-w-[64ch] text-caption text-ink-soft">
          {t('figures', { count: hazards.length })}
        </p>
      )}
      {items.length > 0 && <ul className={list}>{items.slice(0, shown)}</ul>}
      {more > 0 && (
        <Disclosure summary={t('more', { count: more })} summaryClassName="font-strong text-forest">
          <ul className={classNames(list, 'pt-2')}>{items.slice(shown)}</ul>
        </Disclosure>
      )}
    </section>
  );
}

/** With large type on a phone, text stands below the number. */
const besidePin = 'pt-10 pr-2 pb-2 pl-3 @min-[16rem]:pt-2 @min-[16rem]:pl-11';

const list = 'flex flex-col gap-2.5 print:block print:columns-2 print:gap-4 print:*:mb-2';

interface HazardItemProps {
  hazard: Hazard;
  number: number;
  /** Without a score there is nothing that work would raise. */
  isScored: boolean;
  action: Result['actions'][number] | undefined;
  /** The numbers of the other hazards that the same work removes: its points are for all of them. */
  together: readonly string[];
  photo: SharedHome['photos'][number] | undefined;
}

/** One hazard: its number in the plan, what its removal gains, where it is and what that rests on; unfolded, its photo and the work. */
function HazardItem(props: HazardItemProps) {
  const { hazard, number, isScored, action, together, photo } = props;
  const t = useTranslations('sharing.page');
  const format = useFormatter();
  const explanation = useTranslations('explanation');
  const id = useId();
  const types = isHazardType(hazard.type) ? [hazard.type] : [];
  const isChosen = useIsChosen(types);
  const pointing = usePointsAt(types);
  const facts = useFacts()(hazard);
  const { points } = hazard;
  const hasMore = photo !== undefined || action !== undefined || hazard.explanation !== null;
  const summary = (
    <hgroup className="min-w-0 flex-1">
      <h3 id={id} className="text-[1rem] leading-tight font-strong wrap-anywhere">
        {hazard.title}
      </h3>
      <p className="text-caption leading-snug text-ink-soft tabular-nums *:mr-2.5 *:inline-block">
        {action !== undefined && isScored && <GainText action={action} />}
        {action !== undefined && isScored && together.length > 0 && (
          <span>{t('together', { numbers: format.list(together) })}</span>
        )}
        {(action === undefined || !isScored) && points > 0 && (
          <span className="font-strong text-ember">
            {points < 1
              ? explanation('lessThanOnePoint')
              : explanation('wholePoints', { count: Math.round(points) })}
          </span>
        )}
        {facts.map((fact) => (
          <span key={fact} className="wrap-anywhere">
            {fact}
          </span>
        ))}
      </p>
    </hgroup>
  );
  return (
    <li id={cardIdOf(hazard.type)} className="scroll-mt-4 break-inside-avoid">
      <article
        {...pointing}
        aria-labelledby={id}
        className={classNames(
          '@container relative rounded-card border bg-paper-raised',
          isChosen ? 'border-ember' : 'border-line',
        )}
      >
        <PinMark
          pin={{ number }}
          selected={isChosen}
          className="pointer-events-none absolute top-2.5 left-2.5 size-6"
        />
        {hasMore ? (
          <Disclosure
            summaryClassName={classNames(besidePin, photo !== undefined && '@min-[16rem]:pr-20')}
            chevronAtEnd
            summary={summary}
          >
            <HazardMore hazard={hazard} action={action} photo={photo} />
          </Disclosure>
        ) : (
          <div className={classNames('flex min-h-12 items-center', besidePin)}>{summary}</div>
        )}
        {/* Beside the summary, where only text may stand. */}
        {photo !== undefined && (
          <div className="pointer-events-none absolute top-2 right-2 hidden max-h-12 w-16 overflow-hidden rounded-small @min-[16rem]:block print:hidden">
            <SharedPhoto photo={photo} box={null} alt="" className="w-full" />
          </div>
        )}
      </article>
    </li>
  );
}

function HazardMore({
  hazard,
  action,
  photo,
}: Pick<HazardItemProps, 'hazard' | 'action' | 'photo'>) {
  const t = useTranslations('sharing.page');
  const workText = useWorkText();
  const feet = hazard.distance_to_structure_ft;
  const work = action && workText(action);
  return (
    <div className="flex flex-col gap-2 px-3 pb-3 text-caption sm:pl-11">
      {photo !== undefined && (
        <SharedPhoto
          photo={photo}
          box={hazard.box}
          alt={t('photoOfHazard', { hazard: hazard.title })}
          sizes="(max-width: 39.99rem) 86vw, 28rem"
          className="w-full max-w-md print:max-w-40"
        />
      )}
      {hazard.explanation !== null && <p className="wrap-anywhere">{hazard.explanation}</p>}
      {feet !== null && <p className="text-ink-soft">{t('away', { feet: Math.round(feet) })}</p>}
      {action !== undefined && work !== undefined && (
        <p className="tabular-nums *:mr-3">
          <span className="font-strong wrap-anywhere">{action.title}</span>
          <span className="text-ink-soft">{work.cost}</span>
          <span className="text-ink-soft">{work.time}</span>
        </p>
      )}
    </div>
  );
}

/** Whose word it is: 'the owner said so', an assessor's, or both. */
function useWordText(): (by: Hazard['told_by']) => string {
  const t = useTranslations('sharing.page');
  const seenBy = useSeenByText();
  return (by) =>
    by === undefined || by.assessors.length === 0
      ? t('told')
      : [
          ...(by.owner ? [t('told')] : []),
          ...by.assessors.map((assessor) => seenBy(assessor, 'seenShort')),
        ].join('; ');
}

/** Where a hazard is and what that rests on. */
function useFacts(): (hazard: Hazard) => string[] {
  const t = useTranslations('sharing.page');
  const { name: sideName } = useSideWords();
  const format = useFormatter();
  const wordText = useWordText();
  return ({ sides, told_sides: toldSides, also_told: isAlsoTold, confidence, told_by: by }) => {
    const word = wordText(by);
    const namings = new Map(toldSides.map(({ side, naming }) => [side, naming]));
    const named = (some: typeof sides) =>
      format.list(some.map((side) => sideName(side, namings.get(side))));
    const told = sides.filter((side) => namings.has(side));
    const seen = sides.filter((side) => !namings.has(side));
    // Sides are told apart only where photos show some and the owner's word alone tells of others.
    const of = (some: typeof sides) =>
      told.length > 0 && some.length > 0 ? ` (${named(some)})` : '';
    return [
      named(sides),
      ...(confidence === null
        ? [word]
        : [
            t('sure', { percent: format.number(confidence, { style: 'percent' }) }) + of(seen),
            ...(isAlsoTold ? [word] : told.length > 0 ? [word + of(told)] : []),
          ]),
    ].filter((fact) => fact !== '');
  };
}
