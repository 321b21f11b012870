import { firstActions, shownGain, type Analysis, type HazardTypeId, type Photo } from '@dss/domain';
import { useFormatter, useTranslations } from 'use-intl';

import { HazardDrawing } from '../../entities/hazard/drawings/index.ts';
import { useWorkText } from '../../entities/hazard/texts/index.ts';
import { evidenceOf, MarkedThumbnail } from '../../entities/evidence/index.ts';
import { usePaths } from '../../lib/paths.ts';
import { showHazardCard, usePointsAt } from '../../features/explanation/index.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { useStepGuidance, type StepGuidance } from './use-step-guidance.ts';

export const firstStepsHeadingId = 'first-steps-heading';

type Action = Analysis['explanation']['actions']['in_order'][number];

export interface FirstStepsProps {
  propertyId: string;
  analysis: Analysis;
  photos: readonly Photo[];
}

/** What to do first: at most three actions, each with its photo, gain, cost and time. */
export function FirstSteps({ propertyId, analysis, photos }: FirstStepsProps) {
  const t = useTranslations('results.first');
  const plan = useTranslations('plan');
  const paths = usePaths();
  const actions = firstActions(analysis.explanation.actions.in_order);
  const stepOf = useStepGuidance(analysis);
  return (
    <section aria-labelledby={firstStepsHeadingId} className="flex flex-col gap-2">
      <h3 id={firstStepsHeadingId} className="font-serif text-title-2">
        {t('title')}
      </h3>
      <ol>
        {actions.map((action) => (
          <FirstStep
            key={action.step_id}
            action={action}
            analysis={analysis}
            photos={photos}
            step={stepOf(action)}
          />
        ))}
      </ol>
      <p className="border-t border-line pt-3 print:hidden">
        <TextLink to={paths.plan(propertyId)}>{plan('offer')}</TextLink>
      </p>
    </section>
  );
}

interface FirstStepProps extends Omit<FirstStepsProps, 'propertyId'> {
  action: Action;
  step: StepGuidance;
}

function FirstStep({
  action,
  analysis,
  photos,
  step: { title, includes, loading },
}: FirstStepProps) {
  const t = useTranslations('results.first');
  const { cost, time } = useWorkText()(action);
  const format = useFormatter();
  const rows = analysis.explanation.rows.flatMap((row) =>
    row.kind === 'hazard' && action.hazard_types.includes(row.hazard_type) ? row : [],
  );
  const [best] = rows.flatMap((row) => evidenceOf(row, photos));
  const shownType: HazardTypeId | undefined = best?.hazardType ?? action.hazard_types[0];
  const titleOf = (type: HazardTypeId | undefined) =>
    analysis.hazards.find((hazard) => hazard.type === type)?.title ?? '';
  const pointing = usePointsAt(shownType);
  return (
    <li
      {...pointing}
      className="flex flex-wrap items-center gap-3 border-t border-line py-2.5 sm:gap-5 sm:py-3 print:py-2"
    >
      <div className="w-24 shrink-0 sm:w-36 print:w-24">
        {best === undefined ? (
          <div className="text-center text-caption leading-5 text-ink-soft">
            {shownType !== undefined && <HazardDrawing id={shownType} className="mb-1 w-full" />}
            <span>{t('yourAnswer')}</span>
          </div>
        ) : (
          <MarkedThumbnail item={best} title={titleOf(shownType)} />
        )}
      </div>
      <div className="flex min-w-[min(8rem,100%)] flex-1 flex-col items-start">
        {loading ? (
          <Skeleton className="h-11 w-full" />
        ) : (
          <button
            type="button"
            onClick={() => shownType && showHazardCard({ hazard_type: shownType })}
            className="rounded-small py-0.5 text-left leading-snug font-strong text-forest underline decoration-1 underline-offset-4 wrap-anywhere print:flex!"
          >
            {title}
          </button>
        )}
        {/* Inline text, so that a long price starts on the same line as the gain. */}
        <p className="mt-1 text-caption text-ink-soft tabular-nums *:mr-3 *:last:whitespace-nowrap">
          <GainOf action={action} explanation={analysis.explanation} /> <span>{cost}</span>{' '}
          <span>{time}</span>
        </p>
        {includes.length > 0 && (
          <p className="text-caption text-ink-soft">
            {t('includes', { steps: format.list(includes) })}
          </p>
        )}
      </div>
    </li>
  );
}

/** The gain of an action in whole points; if a ceiling hides it, the most it can gain once the ceiling is gone. */
function GainOf({
  action: { points, points_without_ceiling: atBest },
  explanation,
}: {
  action: Action;
  explanation: Analysis['explanation'];
}) {
  const t = useTranslations('results.first');
  const text =
    points >= 1
      ? t('gain', { count: shownGain(explanation, points) })
      : atBest >= 1
        ? t('upTo', { count: Math.round(atBest) })
        : t('lessThanOne');
  return <span className="font-strong text-ink">{text}</span>;
}
