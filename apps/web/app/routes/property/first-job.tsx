import {
  firstActions,
  planNumbersOf,
  type Analysis,
  type HazardTypeId,
  type HousePlan,
  type Photo,
} from '@dss/domain';
import { useState } from 'react';
import { useTranslations } from 'use-intl';

import { evidenceOf } from '../../entities/evidence/evidence-item.ts';
import { MarkedPart } from '../../entities/evidence/marked-photo.tsx';
import { HazardDrawing } from '../../entities/hazard/drawings/hazard-drawing.tsx';
import { useWorkText } from '../../entities/hazard/texts/work-text.ts';
import { PinMark } from '../../entities/house-plan/pin-mark.tsx';
import { useGainText } from '../../entities/score/use-gain-text.ts';
import { Button } from '../../ui/button.tsx';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { NextActionButton } from './next-action-button.tsx';
import { nextAction } from './next-action.ts';
import { useStepGuidance } from './use-step-guidance.ts';

const JobSheet = lazyPart(
  () => import('./job-sheet.tsx'),
  ({ onClose }) => onClose(),
);

export interface FirstJobProps {
  propertyId: string;
  plan: HousePlan;
  analysis: Analysis;
  photos: readonly Photo[];
}

/** The one thing to do now: the job that the recommended order begins with, or what tells most about the home. */
export function FirstJob(props: FirstJobProps) {
  const action = nextAction(props.analysis, props.photos);
  return action?.kind === 'fix' ? (
    <Job {...props} />
  ) : (
    <NextActionButton propertyId={props.propertyId} action={action} />
  );
}

function Job({ propertyId, plan, analysis, photos }: FirstJobProps) {
  const t = useTranslations('results.first');
  const workText = useWorkText();
  const gainText = useGainText();
  const stepOf = useStepGuidance(analysis);
  const [open, setOpen] = useState(false);
  const [action] = firstActions(analysis.explanation.actions.in_order);
  if (action === undefined) return null;
  const { title, guidance, loading } = stepOf(action);
  const { cost, time } = workText(action);
  const rows = analysis.explanation.rows.flatMap((row) =>
    row.kind === 'hazard' && action.hazard_types.includes(row.hazard_type) ? row : [],
  );
  const [best] = rows.flatMap((row) => evidenceOf(row, photos));
  const type: HazardTypeId | undefined = best?.hazardType ?? action.hazard_types[0];
  const hazard = analysis.hazards.find((each) => each.type === type)?.title ?? '';
  const picture =
    best === undefined ? (
      type !== undefined && <HazardDrawing id={type} className="w-full" />
    ) : (
      <MarkedPart item={best} title={hazard} className="w-full" />
    );
  return (
    <section aria-labelledby="first-job-heading" className="flex flex-col gap-3">
      <div className="flex items-center gap-4">
        <div className="relative w-28 shrink-0">
          {picture}
          <div className="pointer-events-none absolute -top-2 -left-2 flex">
            {planNumbersOf(plan, action.hazard_types).map((number) => (
              <PinMark key={number} pin={{ number }} className="size-6" />
            ))}
          </div>
        </div>
        <div className="min-w-0 flex-1">
          <h3 id="first-job-heading" className="text-body leading-snug font-strong wrap-anywhere">
            {loading ? <Skeleton className="h-6 w-full" /> : title}
          </h3>
          <p className="mt-1 flex flex-wrap gap-x-3 text-caption text-ink-soft tabular-nums">
            <span>{cost}</span>
            <span>{time}</span>
            {analysis.enough_seen && (
              <span className="font-strong text-ink">{gainText(action, analysis.explanation)}</span>
            )}
          </p>
        </div>
      </div>
      <Button
        tone="primary"
        aria-haspopup="dialog"
        aria-label={t('startOf', { title })}
        className="w-full sm:w-60"
        onClick={() => setOpen(true)}
      >
        {t('start')}
      </Button>
      {open && type !== undefined && (
        <JobSheet
          propertyId={propertyId}
          title={title}
          text={guidance?.action ?? ''}
          hazardType={type}
          picture={picture}
          onClose={() => setOpen(false)}
        />
      )}
    </section>
  );
}
