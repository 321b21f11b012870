import { scoringWeights, type HousePlan } from '@dss/domain';
import { useTranslations } from 'use-intl';

import { useDescriptions } from '../../entities/hazard/texts/descriptions-provider.tsx';
import { HousePlanDrawing } from '../../entities/house-plan/house-plan.tsx';
import { usePaths } from '../../lib/paths.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { InstallCard } from './install-card.tsx';
import { ConnectedUntil } from './connected-until.tsx';
import type { Walk } from './use-walk.ts';
import { VisitForm } from './visit-form.tsx';
import { WalkRange } from './walk-range.tsx';
import { stopById } from './walk-route.ts';
import { WalkSection } from './walk-section.tsx';

/** The end of the walk: what it found out, and the way to the results. */
export function WalkEnd({ walk }: { walk: Walk }) {
  const { property, isLent, position, plan, figures, unconfirmed, unanswered } = walk;
  const { route } = position;
  const t = useTranslations('walk.end');
  const phone = useTranslations('phone.walk');
  const paths = usePaths();
  /** How many stops aren't finished. */
  const open = route.planned.filter(
    (each) => route.answeredAt(each) < each.questions.length,
  ).length;
  // Not only along what photos had left open.
  const isWhole = route.planned.length === route.stops.length;
  // Then it isn't all, whatever the walk led along.
  const isLeft = open > 0 || unconfirmed.length > 0;
  return (
    <WalkSection
      title={
        isLent && open > 0
          ? phone('endTitle')
          : t(isLeft ? 'titleLeft' : isWhole ? 'title' : 'titleOpen')
      }
      className="gap-5 py-6"
    >
      <Standing walk={walk} />
      {open === 0 && unanswered.length > 0 && (
        <div className="flex max-w-xl flex-wrap items-center gap-x-4 gap-y-2">
          <p className="min-w-[min(100%,16rem)] flex-1">
            {t('unsaid', { count: unanswered.length })}
          </p>
          <Button onClick={position.goToUnanswered}>{t('sayNow')}</Button>
        </div>
      )}
      <PlanWithFound plan={plan} />
      <div className="max-w-xl">
        <WalkRange figures={figures} done={!isLeft && unanswered.length === 0} />
      </div>
      {open > 0 && <p className="text-ink-soft">{t('open', { count: open })}</p>}
      {unconfirmed.length > 0 && (
        <p className="text-ink-soft">{t('proposed', { count: unconfirmed.length })}</p>
      )}
      {isLent &&
        (property.visiting_as === undefined ? (
          <>
            <p className="max-w-[56ch]">{phone('end')}</p>
            <ConnectedUntil property={property} />
          </>
        ) : (
          <VisitForm property={property} />
        ))}
      {!isLent && open === 0 && <InstallCard />}
      <WaysBack walk={walk} isOpen={open > 0} />
      {!isLent && (
        <div className="thumb-bar mt-auto flex sm:mt-0">
          <ButtonLink
            tone="primary"
            className="min-h-14 max-sm:w-full"
            to={paths.property(property.id)}
            state={{ showResults: true }}
          >
            {t('results')}
          </ButtonLink>
        </div>
      )}
    </WalkSection>
  );
}

/** How the home stands: by a range alone while too little is known of it, as its results say. */
function Standing({ walk: { figures, property } }: { walk: Walk }) {
  const t = useTranslations('walk.end');
  const visit = useTranslations('homeVisits.walk');
  if (figures === null) return null;
  const standing = { score: figures.score, ...figures.range };
  const isEnoughSeen = figures.confidence_percent >= scoringWeights.enoughSeenPercent;
  return (
    <p className="max-w-[56ch]">
      {!isEnoughSeen
        ? t('range', figures.range)
        : property.visiting_as === undefined
          ? t('text', standing)
          : visit('score', standing)}
    </p>
  );
}

/** The home from above, and what its numbers mean. */
function PlanWithFound({ plan }: { plan: HousePlan }) {
  const descriptions = useDescriptions();
  // A hazard on several sides has a pin on each.
  const found = plan.pins.filter(
    ({ number }, index) => plan.pins.findIndex((pin) => pin.number === number) === index,
  );
  return (
    <div className="grid gap-5 lg:grid-cols-[28rem_28rem] lg:items-center lg:gap-10">
      <HousePlanDrawing
        plan={plan}
        titleOf={(type) => descriptions.hazard(type).title}
        className="max-w-md"
      />
      <ol className="max-w-md text-caption">
        {found.map(({ number, hazardType }) => (
          <li key={hazardType} className="flex gap-2">
            <span className="w-[2.5ch] shrink-0 text-right font-strong whitespace-nowrap tabular-nums">
              {number}
            </span>
            <span>{descriptions.hazard(hazardType).title}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}

/** To what is left, and to any stop again. */
function WaysBack({
  walk: { position, unconfirmed },
  isOpen,
}: {
  walk: Walk;
  /** Whether some stops aren't finished. */
  isOpen: boolean;
}) {
  const t = useTranslations('walk.end');
  const [toConfirm] = unconfirmed;
  return (
    <div className="flex flex-wrap gap-x-6 gap-y-1">
      {isOpen && (
        <Button tone="quiet" className="px-0!" onClick={position.goToNextOpen}>
          {t('goOn')}
        </Button>
      )}
      {toConfirm !== undefined && (
        <Button
          tone="quiet"
          className="px-0!"
          onClick={() => position.goTo(stopById(position.route, toConfirm.stop.id))}
        >
          {t('confirm')}
        </Button>
      )}
      <Button tone="quiet" className="px-0!" onClick={() => position.setDialog({ kind: 'stops' })}>
        {t('again')}
      </Button>
    </div>
  );
}
