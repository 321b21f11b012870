import { useTranslations } from 'use-intl';

import { useDescriptions } from '../../entities/hazard/texts/descriptions-provider.tsx';
import { HousePlanDrawing } from '../../entities/house-plan/house-plan.tsx';
import { usePaths } from '../../lib/paths.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { ArrowLeftIcon, CloseIcon } from '../../ui/icons.tsx';
import { useStopWords } from './stop-words.ts';
import type { StopHere, Walk } from './use-walk.ts';
import { positionOf } from './walk-route.ts';

const way = 'min-h-11 min-w-11 shrink-0 px-0! sm:px-2!';
const onlyWhereWide = 'max-sm:sr-only';

/** Where the owner is, and the ways to other stops and out: one row, which on a phone takes the place of the site's header. */
export function StopHeader({ walk, here }: { walk: Walk; here: StopHere }) {
  const { position, plan, unconfirmed } = walk;
  const { stop } = here;
  const t = useTranslations('walk');
  const { name } = useStopWords()(stop);
  const place = positionOf(position.route, stop);
  return (
    <div className="-mx-[8px] flex flex-wrap items-center gap-1 py-1 sm:mx-0 sm:py-0 sm:gap-3">
      <Button tone="quiet" size="small" className={`${way} sm:-ml-2`} onClick={here.goBack}>
        <ArrowLeftIcon />
        <span className={onlyWhereWide}>{t('back')}</span>
      </Button>
      <h1
        id="stop-heading" // Large type leaves it a row of its own instead of breaking its words.
        className="min-w-0 grow basis-28 leading-tight wrap-break-word sm:text-lead"
      >
        <span className="font-strong max-sm:block">{name}</span>
        {place !== null && (
          <>
            {' '}
            <span className="text-ink-soft max-sm:hidden">·</span>{' '}
            <span className="whitespace-nowrap text-ink-soft tabular-nums max-sm:block max-sm:text-caption">
              {t('stop', place)}
            </span>
          </>
        )}
      </h1>
      <PlanButton
        plan={plan}
        proposedElsewhere={unconfirmed.some((each) => each.stop.id !== stop.id)}
        onList={() => position.setDialog({ kind: 'stops' })}
      />
      <WayOut walk={walk} />
    </div>
  );
}

/** To the results; on a phone that a computer let in, to the end of the walk. */
function WayOut({ walk: { property, isLent, toScore, position } }: { walk: Walk }) {
  const t = useTranslations('walk');
  const finish = useTranslations('phone.walk');
  const results = usePaths().property(property.id);
  if (isLent) {
    return (
      <Button tone="quiet" size="small" className={way} onClick={() => position.goTo(null)}>
        {finish('finish')}
      </Button>
    );
  }
  return (
    <ButtonLink tone="quiet" size="small" className={way} to={results}>
      {toScore ? (
        t('toScore')
      ) : (
        <>
          <CloseIcon />
          <span className={onlyWhereWide}>{t('leave')}</span>
        </>
      )}
    </ButtonLink>
  );
}

/** The plan as small as a button, which opens it with the list of stops. */
function PlanButton({
  plan,
  proposedElsewhere,
  onList,
}: {
  plan: Walk['plan'];
  /** Whether something in a photo waits to be settled at another stop. */
  proposedElsewhere: boolean;
  onList: () => void;
}) {
  const t = useTranslations('walk');
  const descriptions = useDescriptions();
  return (
    <div className="relative ml-auto flex shrink-0 items-center sm:gap-2 sm:px-2">
      {/* The list of stops says what it shows; beside the tiles, there is room for a large one. */}
      <div aria-hidden="true" className="lg:hidden">
        <HousePlanDrawing
          small
          plan={plan}
          titleOf={(type) => descriptions.hazard(type).title}
          className="w-12!"
        />
      </div>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={onList}
        className="rounded-small text-caption font-strong text-forest underline decoration-1 underline-offset-4 max-sm:absolute max-sm:inset-0 sm:min-h-11 sm:after:absolute sm:after:inset-0"
      >
        <span className={onlyWhereWide}>{t('stops')}</span>
        {proposedElsewhere && (
          <>
            <span
              aria-hidden="true"
              className="absolute top-0 right-0 size-3 rounded-full border-2 border-paper bg-ember"
            />
            <span className="sr-only">{t('proposal.elsewhere')}</span>
          </>
        )}
      </button>
    </div>
  );
}
