import {
  type ActionPlan,
  computeExposure,
  inputWithAnswers,
  planOf,
  planOfResult,
  planTotals,
  pointsRegained,
  hazardTypesOfStep,
  scoringWeights,
  type Analysis,
  type ChangePlan,
  type Exposure,
  type GuidanceStepId,
  type HazardTypeId,
  type Photo,
  type Property,
  type ScoreInput,
  type StoredAnswer,
} from '@dss/domain';
import { useMemo, useState } from 'react';
import { useLocation } from 'react-router';
import { useTranslations } from 'use-intl';

import { missingSidesNow, withUnsent, type KeptAnswers } from '../../entities/answers/index.ts';
import { useDescriptions, useGuidance } from '../../entities/hazard/texts/index.ts';
import { HousePlanCard } from '../../entities/house-plan/index.ts';
import { MessagePage } from '../../lib/message-pages/message-page.tsx';
import { usePaths } from '../../lib/paths.ts';
import { allEvidence, EvidenceViewerProvider } from '../../entities/evidence/index.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { Notice } from '../../ui/notice.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { ActionCard } from './action-card.tsx';
import { hoursIn, startBudget, type OwnBudget } from './budget.ts';
import { BudgetSection } from './budget-section.tsx';
import { fitsAll, type ActionFilter } from './action-filters.ts';
import { ActionFilters } from './action-filter-bar.tsx';
import {
  doneHeadingId,
  doneItems,
  markDoneFragment,
  typesDone,
} from '../../entities/plan/index.ts';
import type { DoneFormProps } from './done-form.tsx';
import { DoneSection } from './done-section.tsx';
import { PlanBars, PlanSummary } from './plan-summary.tsx';
import { useAfterPhotos } from './use-after-photos.ts';

const DoneForm = lazyPart(
  () => import('./done-form.tsx'),
  ({ onClose }) => onClose(),
);

export interface PlanScreenProps {
  property: Property;
  photos: readonly Photo[];
  answers: readonly StoredAnswer[];
  /** What the owner said that the server doesn't have yet. */
  waiting: KeptAnswers['waiting'];
  analysis: Analysis;
  /** Everything that was ever planned, including what is done by now. */
  planned: ReadonlySet<GuidanceStepId>;
  /** The plan as the server has it, with what is done. */
  saved: ActionPlan;
  onChange: (changes: ChangePlan['changes']) => void;
}

/** What the form says of work: which, and the details to change, if they were given before. */
type Marking = Pick<DoneFormProps, 'stepId' | 'given'>;

const noneShown: ReadonlySet<ActionFilter> = new Set();

/** The whole plan. Everything is scored in the browser, from what the analysis carries. */
export function PlanScreen(props: PlanScreenProps) {
  const { property, photos, answers, waiting, analysis, saved } = props;
  const t = useTranslations('plan');
  const paths = usePaths();
  const scored = useMemo(() => {
    // A page that was loaded before the weights changed would count differently from the result.
    if (analysis.weights_version !== scoringWeights.version) return null;
    const { front_faces: facing } = property;
    const input = inputWithAnswers({
      facing,
      missing: missingSidesNow(property.missing_sides, waiting),
      answers: withUnsent(answers, waiting, facing),
      seen: analysis.seen,
      imageIds: photos.map(({ image_id: id }) => id),
    });
    return { input, plan: planOf(input), exposure: computeExposure(input) };
  }, [analysis, answers, photos, property, waiting]);
  const toResults = <ButtonLink to={paths.property(property.id)}>{t('back')}</ButtonLink>;
  if (scored === null) {
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
  if (scored.plan.actions.length === 0 && saved.done.length === 0) {
    return (
      <MessagePage title={t('nothingToDo')} actions={toResults}>
        <p>{t('nothingToDoText')}</p>
      </MessagePage>
    );
  }
  return <ActionsOf {...props} {...scored} />;
}

function ActionsOf({
  property,
  photos,
  answers,
  analysis,
  planned: everPlanned,
  saved,
  onChange,
  input,
  plan,
  exposure,
}: PlanScreenProps & {
  input: ScoreInput;
  plan: ReturnType<typeof planOf>;
  exposure: Exposure | null;
}) {
  const t = useTranslations('plan');
  const upkeep = useTranslations('upkeep');
  const paths = usePaths();
  const items = useMemo(() => doneItems(saved, analysis, photos), [saved, analysis, photos]);
  const house = useMemo(
    () => planOfResult({ property, photos, answers, done: saved.done, analysis }),
    [property, photos, answers, saved, analysis],
  );
  const guidance = useGuidance(
    [
      ...plan.actions.map(({ stepId, hazardTypes }) => ({ stepId, types: hazardTypes })),
      ...items.map(({ stepId, hazards }) => ({
        stepId,
        types: hazards.map(({ hazardType }) => hazardType),
      })),
    ].flatMap(({ stepId, types }) => (types.length > 0 ? types : hazardTypesOfStep(stepId))),
  );
  const afterPhotos = useAfterPhotos(property.id, photos, analysis);
  const compared = new Set(
    analysis.seen.photos.flatMap((each) => (each.comparison ? each.image_id : [])),
  );
  const { hash } = useLocation();
  const [marking, setMarking] = useState<Marking | null>(() => {
    const stepId = plan.actions.find(
      (each) => hash === `#${markDoneFragment(each.stepId)}`,
    )?.stepId;
    return stepId === undefined ? null : { stepId, given: null };
  });
  const [budget, setBudget] = useState<OwnBudget>(startBudget);
  const descriptions = useDescriptions();
  const [filters, setFilters] = useState(noneShown);
  // What is done drops out by itself: its hazards are gone.
  const planned = useMemo(
    () => new Set(plan.actions.flatMap(({ stepId }) => (everPlanned.has(stepId) ? stepId : []))),
    [plan, everPlanned],
  );
  const now = useMemo(() => plan.after(new Set()), [plan]);
  const then = useMemo(() => plan.after(planned), [plan, planned]);
  const best = useMemo(
    () => plan.best({ usd: budget.usd, hours: hoursIn[budget.time] }),
    [plan, budget],
  );
  const titleOfType = (type: HazardTypeId) =>
    guidance.data?.find((each) => each.hazard_type === type)?.title ??
    analysis.hazards.find((each) => each.type === type)?.title;
  const doneTypesOf = (stepId: GuidanceStepId) =>
    typesDone(
      items.find((each) => each.stepId === stepId) ?? { stepId, hazards: [] },
      plan.actions.flatMap(({ hazardTypes }) => hazardTypes),
    );
  const doneTitleOf = (stepId: GuidanceStepId) =>
    [...new Set(doneTypesOf(stepId).flatMap((type) => titleOfType(type) ?? []))].join(' · ');
  /** What somebody says who marks work as done, or changes what they said of it. */
  const claimsOf = ({ stepId, given }: Marking) =>
    (given === null
      ? (plan.actions.find((action) => action.stepId === stepId)?.hazardTypes ?? [])
      : doneTypesOf(stepId)
    ).map((type) => descriptions.hazard(type).title);
  const titleOf = (stepId: GuidanceStepId) => {
    const type = plan.actions.find((action) => action.stepId === stepId)?.hazardTypes[0];
    return type === undefined ? doneTitleOf(stepId) : (titleOfType(type) ?? '');
  };
  const open = plan.actions;
  const shown = open.filter((action) => fitsAll(action, filters, budget));
  return (
    <EvidenceViewerProvider items={allEvidence(analysis, photos)}>
      <div className="page-width flex flex-1 flex-col gap-5 py-4 sm:py-6 print:gap-3 print:py-1">
        <header className="flex flex-col gap-1">
          <p className="text-caption print:hidden">
            <TextLink to={paths.property(property.id)}>{t('back')}</TextLink>
            <span>{' · '}</span>
            <TextLink to={paths.upkeep(property.id)}>{upkeep('offer')}</TextLink>
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
            exposure={exposure}
            count={planned.size}
            totals={planTotals(
              plan.actions.filter(({ stepId }) => planned.has(stepId)),
              best,
            )}
            titleOf={titleOf}
            bars={<PlanBars domains={then.domains} />}
            isRated={analysis.enough_seen}
          />
          <div className="flex min-w-0 flex-col gap-8">
            <HousePlanCard
              plan={house}
              titleOf={(type) => descriptions.hazard(type).title}
              alwaysKeyed
            />
            {items.length > 0 && (
              <DoneSection
                propertyId={property.id}
                items={items}
                regained={(stepIds) => pointsRegained(input, new Set(stepIds))}
                titleOf={doneTitleOf}
                afterPhotos={afterPhotos}
                compared={compared}
                onChange={(given) => setMarking({ stepId: given.step_id, given })}
                saved={saved.done}
              />
            )}
            {open.length > 0 && (
              <BudgetSection
                budget={budget}
                onBudget={setBudget}
                plan={plan}
                best={best}
                now={now}
                planned={planned}
                titleOf={titleOf}
                onPlan={(stepIds) =>
                  onChange(stepIds.map((stepId) => ({ step_id: stepId, planned: true })))
                }
              />
            )}
            <section aria-labelledby="actions-heading" className="flex flex-col gap-4">
              <h2 id="actions-heading" className="font-serif text-title-2">
                {t('actions.title')}
              </h2>
              {open.length > 0 && (
                <ActionFilters
                  filters={filters}
                  onFilters={setFilters}
                  shown={shown.length}
                  count={open.length}
                />
              )}
              <ol className="flex flex-col gap-3 print:block">
                {shown.map((action) => (
                  <ActionCard
                    key={action.stepId}
                    action={action}
                    now={now}
                    beside={plan.gainBeside(action.stepId, planned)}
                    isPlanned={planned.has(action.stepId)}
                    besideOthers={planned.size > (planned.has(action.stepId) ? 1 : 0)}
                    onPlanned={(isPlanned) =>
                      onChange([{ step_id: action.stepId, planned: isPlanned }])
                    }
                    onDone={() => setMarking({ stepId: action.stepId, given: null })}
                    title={titleOf(action.stepId)}
                    guidance={guidance}
                    analysis={analysis}
                    photos={photos}
                  />
                ))}
              </ol>
              {open.length === 0 && <p>{t('nothingLeft')}</p>}
            </section>
          </div>
        </div>
      </div>
      {marking !== null && (
        <DoneForm
          propertyId={property.id}
          {...marking}
          title={(marking.given === null ? titleOf : doneTitleOf)(marking.stepId)}
          claims={claimsOf(marking)}
          onClose={() => setMarking(null)}
          focusAfterSaving={() => document.getElementById(doneHeadingId)}
        />
      )}
    </EvidenceViewerProvider>
  );
}
