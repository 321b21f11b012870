import {
  inputWithAnswers,
  planOf,
  scoringWeights,
  type Analysis,
  type ChangePlan,
  type GuidanceStepId,
  type Photo,
  type Property,
  type StoredAnswer,
} from '@dss/domain';
import { useMemo, useState } from 'react';
import { useTranslations } from 'use-intl';

import { missingSidesNow, withUnsent, type KeptAnswers } from '../corrections/index.ts';
import { useGuidance } from '../field-texts/index.ts';
import { MessagePage } from '../page-frame/message-page.tsx';
import { usePaths } from '../paths.ts';
import { allEvidence, EvidenceViewerProvider } from '../results/evidence/index.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';
import { TextLink } from '../ui/text-link.tsx';
import { ActionCard } from './action-card.tsx';
import { startBudget, takes, type OwnBudget } from './budget.ts';
import { BudgetSection } from './budget-section.tsx';
import { fitsAll, type ActionFilter } from './action-filters.ts';
import { ActionFilters } from './action-filter-bar.tsx';
import { PlanBars, PlanSummary } from './plan-summary.tsx';

export interface PlanScreenProps {
  property: Property;
  photos: readonly Photo[];
  answers: readonly StoredAnswer[];
  /** What was said and the server doesn't have yet. */
  waiting: KeptAnswers['waiting'];
  analysis: Analysis;
  /** All that was ever planned, what is done by now included. */
  planned: ReadonlySet<GuidanceStepId>;
  onChange: (changes: ChangePlan['changes']) => void;
}

const noneShown: ReadonlySet<ActionFilter> = new Set();

/** The whole plan. Everything is scored in the browser, from what the analysis carries. */
export function PlanScreen(props: PlanScreenProps) {
  const { property, photos, answers, waiting, analysis } = props;
  const t = useTranslations('plan');
  const paths = usePaths();
  const plan = useMemo(() => {
    // A page that was loaded before the weights changed would count otherwise than the result.
    if (analysis.weights_version !== scoringWeights.version) return null;
    const { front_faces: facing } = property;
    return planOf(
      inputWithAnswers({
        facing,
        missing: missingSidesNow(property.missing_sides, waiting),
        answers: withUnsent(answers, waiting, facing),
        seen: analysis.seen,
        imageIds: photos.map(({ image_id: id }) => id),
      }),
    );
  }, [analysis, answers, photos, property, waiting]);
  const toResults = <ButtonLink to={paths.property(property.id)}>{t('back')}</ButtonLink>;
  if (plan === null) {
    return (
      <MessagePage
        title={t('outdated')}
        actions={
          <>
            <Button tone="primary" onClick={() => location.reload()}>
              {t('reload')}
            </Button>
            {toResults}
          </>
        }
      >
        <p>{t('outdatedText')}</p>
      </MessagePage>
    );
  }
  if (plan.actions.length === 0) {
    return (
      <MessagePage title={t('nothingToDo')} actions={toResults}>
        <p>{t('nothingToDoText')}</p>
      </MessagePage>
    );
  }
  return <ActionsOf {...props} plan={plan} />;
}

function ActionsOf({
  property,
  photos,
  analysis,
  planned: everPlanned,
  onChange,
  plan,
}: PlanScreenProps & { plan: ReturnType<typeof planOf> }) {
  const t = useTranslations('plan');
  const paths = usePaths();
  const guidance = useGuidance(plan.actions.flatMap(({ hazardTypes }) => hazardTypes));
  const [budget, setBudget] = useState<OwnBudget>(startBudget);
  const [filters, setFilters] = useState(noneShown);
  // What is done drops out by itself: its hazards are gone.
  const planned = useMemo(
    () => new Set(plan.actions.flatMap(({ stepId }) => (everPlanned.has(stepId) ? stepId : []))),
    [plan, everPlanned],
  );
  const now = useMemo(() => plan.after(new Set()), [plan]);
  const then = useMemo(() => plan.after(planned), [plan, planned]);
  const titleOf = (stepId: GuidanceStepId) => {
    const type = plan.actions.find((action) => action.stepId === stepId)?.hazardTypes[0];
    return (
      guidance.data?.find((each) => each.hazard_type === type)?.title ??
      analysis.hazards.find((each) => each.type === type)?.title ??
      ''
    );
  };
  const shown = plan.actions.filter((action) => fitsAll(action, filters, budget));
  return (
    <EvidenceViewerProvider items={allEvidence(analysis, photos)}>
      <div className="page-width flex flex-1 flex-col gap-5 py-4 sm:py-6 print:gap-3 print:py-1">
        <header className="flex flex-col gap-1">
          <p className="text-caption print:hidden">
            <TextLink to={paths.property(property.id)}>{t('back')}</TextLink>
          </p>
          <h1 className="font-serif text-title-1">{t('title')}</h1>
          <p className="wrap-anywhere text-ink-soft">{property.address}</p>
          <p className="max-w-[60ch] print:hidden">{t('intro')}</p>
        </header>
        {!analysis.enough_seen && (
          <Notice tone="caution" title={t('unsure')}>
            <p>{t('unsureText')}</p>
          </Notice>
        )}
        <div className="flex flex-col gap-x-8 gap-y-5 lg:grid lg:grid-cols-[minmax(19rem,2fr)_minmax(0,5fr)] lg:items-start print:block">
          <PlanSummary
            now={now}
            then={then}
            count={planned.size}
            spent={takes([...planned])}
            bars={<PlanBars domains={then.domains} />}
          />
          <div className="flex min-w-0 flex-col gap-8">
            <BudgetSection
              budget={budget}
              onBudget={setBudget}
              plan={plan}
              now={now}
              planned={planned}
              titleOf={titleOf}
              onPlan={(stepIds) =>
                onChange(stepIds.map((stepId) => ({ step_id: stepId, planned: true })))
              }
            />
            <section aria-labelledby="actions-heading" className="flex flex-col gap-4">
              <h2 id="actions-heading" className="font-serif text-title-2">
                {t('actions.title')}
              </h2>
              <ActionFilters
                filters={filters}
                onFilters={setFilters}
                shown={shown.length}
                count={plan.actions.length}
              />
              <ol className="flex flex-col gap-3 print:block">
                {shown.map((action) => (
                  <ActionCard
                    key={action.stepId}
                    action={action}
                    beside={plan.gainBeside(action.stepId, planned)}
                    isPlanned={planned.has(action.stepId)}
                    besideOthers={planned.size > (planned.has(action.stepId) ? 1 : 0)}
                    onPlanned={(isPlanned) =>
                      onChange([{ step_id: action.stepId, planned: isPlanned }])
                    }
                    title={titleOf(action.stepId)}
                    guidance={guidance}
                    analysis={analysis}
                    photos={photos}
                  />
                ))}
              </ol>
            </section>
          </div>
        </div>
      </div>
    </EvidenceViewerProvider>
  );
}
