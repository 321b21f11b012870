import type { HousePlan, Property, WalkStop } from '@dss/domain';
import { useTranslations } from 'use-intl';

import { useDescriptions } from '../../entities/hazard/texts/index.ts';
import { HousePlanDrawing } from '../../entities/house-plan/index.ts';
import { usePaths } from '../../lib/paths.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { ArrowLeftIcon, CloseIcon } from '../../ui/icons.tsx';
import { useStopWords } from './stop-words.ts';
import { placeOf, type WalkRoute } from './walk-route.ts';

export interface StopHeaderProps {
  property: Pick<Property, 'id'>;
  route: WalkRoute;
  stop: WalkStop;
  /** The home as the walk has found it so far. */
  plan: HousePlan;
  /** Whether something in a photo waits to be settled at another stop. */
  proposedElsewhere: boolean;
  onBack: () => void;
  onList: () => void;
  /** Whether it is on the way to the first score, so that leaving is called that. */
  toScore: boolean;
  /** Ends the walk on a phone that a computer let in; null where the owner walks, and goes to the results. */
  onFinish: (() => void) | null;
}

const way = 'min-h-11 min-w-11 shrink-0 px-0! sm:px-2!';
const onlyWhereWide = 'max-sm:sr-only';

/** Where the owner is, and the ways to other stops and out: one row, which on a phone takes the place of the site's header. */
export function StopHeader(props: StopHeaderProps) {
  const { property, route, stop, toScore, onFinish } = props;
  const t = useTranslations('walk');
  const finish = useTranslations('phone.walk');
  const paths = usePaths();
  const { name } = useStopWords()(stop);
  const place = placeOf(route, stop);
  return (
    <div className="-mx-2 flex flex-wrap items-center gap-1 py-1 sm:mx-0 sm:py-0 sm:gap-3">
      <Button tone="quiet" size="small" className={`${way} sm:-ml-2`} onClick={props.onBack}>
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
      <PlanButton {...props} />
      {onFinish !== null ? (
        <Button tone="quiet" size="small" className={way} onClick={onFinish}>
          {finish('finish')}
        </Button>
      ) : toScore ? (
        <ButtonLink tone="quiet" size="small" className={way} to={paths.property(property.id)}>
          {t('toScore')}
        </ButtonLink>
      ) : (
        <ButtonLink tone="quiet" size="small" className={way} to={paths.property(property.id)}>
          <CloseIcon />
          <span className={onlyWhereWide}>{t('leave')}</span>
        </ButtonLink>
      )}
    </div>
  );
}

/** The plan as small as a button, which opens it with the list of stops. */
function PlanButton({
  plan,
  proposedElsewhere,
  onList,
}: Pick<StopHeaderProps, 'plan' | 'proposedElsewhere' | 'onList'>) {
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
