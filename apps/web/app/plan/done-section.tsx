import type { GuidanceStepId } from '@dss/domain';
import { useEffect, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { useFormatter, useTranslations } from 'use-intl';

import { useErrorText } from '../api/use-error-text.ts';
import { useFileDispute, useWithdrawDispute } from '../corrections/index.ts';
import { useDescriptions } from '../field/texts/index.ts';
import { isNetworkFailure, isUnsent, type Upload } from '../photos/index.ts';
import { MarkedThumbnail } from '../results/evidence/index.ts';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { classNames } from '../ui/class-names.ts';
import { CheckIcon, UndoIcon } from '../ui/icons.tsx';
import { lazyPart } from '../ui/lazy-part.tsx';
import { Notice } from '../ui/notice.tsx';
import { scrollToElement } from '../ui/scroll-to-element.ts';
import { showToast } from '../ui/toast/toast-queue.ts';
import { useUsdText } from './amount-texts.ts';
import { ComparePhotos } from './compare-photos.tsx';
import { canSayGone, doneHeadingId, type BeforePhoto, type DoneItem } from './done-actions.ts';
import type { AfterPhotos } from './use-after-photos.ts';
import { useUndoDone } from './use-done.ts';

const AfterPhotoSheet = lazyPart(
  () => import('./after-photo-sheet.tsx'),
  ({ onClose }) => onClose(),
);

export interface DoneSectionProps {
  propertyId: string;
  items: readonly DoneItem[];
  /** In hundredths, for all of them or for one. */
  regained: (stepIds: readonly GuidanceStepId[]) => number;
  titleOf: (stepId: GuidanceStepId) => string;
  afterPhotos: AfterPhotos;
  onChange: (item: DoneItem) => void;
}

/** What is done: when, for how much, and whether a photo shows it. */
export function DoneSection({ items, ...props }: DoneSectionProps) {
  const t = useTranslations('plan.done');
  const usdText = useUsdText();
  const { regained, titleOf } = props;
  const spent = items.reduce((sum, { cost_usd: cost }) => sum + (cost ?? 0), 0);
  const isAnyCostKnown = items.some(({ cost_usd: cost }) => cost !== null);
  const isAskedFor = useLocation().hash === `#${doneHeadingId}`;
  useEffect(() => {
    // The browser looked for the section before the plan was loaded.
    if (isAskedFor) scrollToElement(doneHeadingId);
  }, [isAskedFor]);
  return (
    <section aria-labelledby={doneHeadingId} className="flex flex-col gap-4">
      <h2 id={doneHeadingId} tabIndex={-1} className="font-serif text-title-2">
        {t('title')}
      </h2>
      <p className="text-ink-soft tabular-nums">
        {t('total', {
          count: items.length,
          points: wholePoints(regained(items.map(({ stepId }) => stepId))),
          cost: isAnyCostKnown ? usdText(spent) : 'none',
        })}
      </p>
      <ul className="flex flex-col gap-3 print:block">
        {items.map((item) => (
          <DoneCard key={item.stepId} {...props} item={item} title={titleOf(item.stepId)} />
        ))}
      </ul>
    </section>
  );
}

function wholePoints(hundredths: number): number {
  return Math.round(hundredths / 100);
}

interface DoneCardProps extends Omit<DoneSectionProps, 'items'> {
  item: DoneItem;
  title: string;
}

function DoneCard({ item, title, ...props }: DoneCardProps) {
  const { regained, onChange, propertyId } = props;
  const t = useTranslations('plan.done');
  const format = useFormatter();
  const usdText = useUsdText();
  const points = wholePoints(regained([item.stepId]));
  return (
    <li className="print:mb-2">
      <Card className="flex flex-col gap-4 p-4 sm:p-5">
        <div className="flex flex-col gap-1">
          <h3 className="leading-snug font-strong wrap-anywhere">{title}</h3>
          <p className="flex flex-wrap gap-x-3 text-caption text-ink-soft tabular-nums">
            <span
              className={classNames(
                'inline-flex items-center gap-1 font-strong',
                item.state === 'open' ? 'text-ink' : 'text-forest',
              )}
            >
              {item.state !== 'open' && <CheckIcon className="size-4" />}
              <span>{t(`states.${item.state}`)}</span>
            </span>
            <span>
              {t('on', {
                date: format.dateTime(new Date(`${item.done_on}T00:00:00Z`), {
                  dateStyle: 'long',
                  timeZone: 'UTC',
                }),
              })}
            </span>
            {item.cost_usd !== null && <span>{usdText(item.cost_usd)}</span>}
            {points > 0 && (
              <span className="font-strong text-ink">{t('regained', { points })}</span>
            )}
          </p>
          {item.note !== null && (
            <p className="text-caption whitespace-pre-line wrap-anywhere">{`“${item.note}”`}</p>
          )}
        </div>
        {item.beforePhotos.map((photo) => (
          <View key={photo.photo.image_id} {...props} view={photo} title={title} />
        ))}
        {item.state === 'open' && item.beforePhotos.length === 0 && (
          <p className="max-w-[64ch] text-caption">{t('noPhoto')}</p>
        )}
        <div className="flex flex-wrap gap-3 print:hidden">
          {canSayGone(item) && <SayGoneButton propertyId={propertyId} item={item} title={title} />}
          <Button size="small" aria-label={t('changeOf', { title })} onClick={() => onChange(item)}>
            {t('change')}
          </Button>
          <UndoButton propertyId={propertyId} item={item} title={title} />
        </div>
      </Card>
    </li>
  );
}

interface ViewProps extends Pick<DoneCardProps, 'afterPhotos' | 'title'> {
  view: BeforePhoto;
}

/** One photo that shows what was removed: its repeat, what that says, or how to take it. */
function View({ view, title, afterPhotos }: ViewProps) {
  const t = useTranslations('plan.done');
  const descriptions = useDescriptions();
  const [taking, setTaking] = useState(false);
  const upload = afterPhotos.onItsWay(view.photo);
  const { state, after } = view;
  const isOver = state === 'confirmed';
  return (
    <div className="flex flex-col gap-3 border-t border-line pt-4">
      {after === null ? (
        <MarkedThumbnail
          item={{
            hazardType: view.hazardTypes[0] ?? 'zone0_vegetation',
            photo: view.photo,
            box: view.box,
            explanation: '',
            saidByOwner: false,
          }}
          title={title}
          className="w-40"
        />
      ) : (
        <ComparePhotos before={view.photo} after={after} title={title} />
      )}
      <div role="status" className="flex flex-col gap-2">
        <Verdict view={view} afterPhotos={afterPhotos} />
      </div>
      {view.stillSeen.length > 0 && after !== null && (
        <ul className="flex flex-wrap gap-3">
          {view.stillSeen.map(({ hazardType, box, explanation }) => (
            <li key={`${hazardType} ${box?.x} ${box?.y}`} className="flex max-w-72 flex-col gap-1">
              <MarkedThumbnail
                item={{ hazardType, photo: after, box, explanation, saidByOwner: false }}
                title={descriptions.hazard(hazardType).title}
                className="w-40"
              />
              <p className="text-caption text-ink-soft wrap-anywhere">{explanation}</p>
            </li>
          ))}
        </ul>
      )}
      {upload !== undefined && <OnItsWay upload={upload} afterPhotos={afterPhotos} />}
      {afterPhotos.isDuplicate && after === null && (
        <p role="status" className="text-caption text-ember">
          {t('duplicate')}
        </p>
      )}
      {!isOver && upload === undefined && state !== 'not_looked_at' && (
        <div className="print:hidden">
          <Button
            size="small"
            tone={after === null ? 'primary' : 'secondary'}
            onClick={() => setTaking(true)}
          >
            {t(after === null ? 'take.button' : 'take.again')}
          </Button>
        </div>
      )}
      {taking && (
        <AfterPhotoSheet
          before={view.photo}
          title={title}
          onClose={() => setTaking(false)}
          onChosen={(chosen) => {
            setTaking(false);
            afterPhotos.add(view.photo, chosen);
          }}
        />
      )}
    </div>
  );
}

/** What the after-photo says, and why it settles nothing. */
function Verdict({ view, afterPhotos }: { view: BeforePhoto; afterPhotos: AfterPhotos }) {
  const t = useTranslations('plan.done.verdicts');
  const errorText = useErrorText();
  const { lookError } = afterPhotos;
  const { state, qualityIssues } = view;
  if (state === 'not_looked_at' && lookError) {
    return (
      <Message title={t('lookFailed')}>
        <p>{errorText(lookError)}</p>
        <Button size="small" onClick={afterPhotos.lookAgain}>
          {t('lookAgain')}
        </Button>
      </Message>
    );
  }
  if (state === 'confirmed') {
    return (
      <p className="flex items-start gap-2 font-strong text-forest">
        <CheckIcon className="mt-0.5 size-5 shrink-0" />
        <span>{t('confirmed')}</span>
      </p>
    );
  }
  if (state === 'not_taken' || state === 'not_looked_at') {
    return <p className="text-caption text-ink-soft">{t(state)}</p>;
  }
  const named = qualityIssues.filter(isNamed);
  return (
    <Message title={t(`${state}.title`)}>
      <p>{t(`${state}.text`)}</p>
      {state === 'unusable' && named.length > 0 && (
        <p>{named.map((issue) => t(`issues.${issue}`)).join(' ')}</p>
      )}
    </Message>
  );
}

const namedIssues = ['blurred', 'too_dark', 'too_bright'] as const;

function isNamed(issue: string): issue is (typeof namedIssues)[number] {
  return namedIssues.some((each) => each === issue);
}

function Message({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Notice tone="caution" title={title}>
      <div className="flex flex-col items-start gap-2">{children}</div>
    </Notice>
  );
}

/** A repeat that the server doesn't have yet, and what to do where it is held up. */
function OnItsWay({ upload, afterPhotos }: { upload: Upload; afterPhotos: AfterPhotos }) {
  const t = useTranslations('plan.done.sending');
  const errorText = useErrorText();
  const { state, error, imageId, progress } = upload;
  if (state !== 'error') {
    return (
      <p role="status" className="text-caption text-ink-soft tabular-nums">
        {t('running', { percent: progress })}
      </p>
    );
  }
  const waits = isUnsent(upload);
  return (
    <Message title={t(waits ? 'waiting' : 'refused')}>
      <p>{isNetworkFailure(error) ? t('offline') : errorText(error)}</p>
      <div className="flex flex-wrap gap-2">
        {waits && (
          <Button size="small" onClick={() => afterPhotos.retry(imageId)}>
            {t('retry')}
          </Button>
        )}
        <Button size="small" tone="quiet" onClick={() => afterPhotos.discard(imageId)}>
          {t('discard')}
        </Button>
      </div>
    </Message>
  );
}

interface ItemButtonProps {
  propertyId: string;
  item: DoneItem;
  title: string;
}

/** The owner's word that it is gone, where no photo shows it: a dispute of each finding, with its photos before and after. */
function SayGoneButton({ propertyId, item, title }: ItemButtonProps) {
  const t = useTranslations('plan.done.word');
  const errorText = useErrorText();
  const format = useFormatter();
  const file = useFileDispute(propertyId);
  const date = format.dateTime(new Date(`${item.done_on}T00:00:00Z`), {
    dateStyle: 'long',
    timeZone: 'UTC',
  });
  async function say(): Promise<void> {
    try {
      for (const { hazardType, imageIds, questionIds } of item.findings) {
        await file.mutateAsync({
          hazard_type: hazardType,
          image_ids: [...imageIds],
          question_ids: [...questionIds],
          kind: 'already_fixed',
          whose: null,
          reason: t('reason', { date }),
        });
      }
      showToast({ tone: 'positive', title: t('said'), description: t('saidText') });
    } catch (error) {
      showToast({ tone: 'danger', title: t('failed'), description: errorText(error) });
    }
  }
  return (
    <Button
      size="small"
      tone="primary"
      aria-label={t('buttonOf', { title })}
      unavailable={file.isPending}
      onClick={() => {
        if (!file.isPending) void say();
      }}
    >
      {t('button')}
    </Button>
  );
}

/** Makes the action a planned one again, and takes back the owner's word about it. */
function UndoButton({ propertyId, item, title }: ItemButtonProps) {
  const t = useTranslations('plan.done.undo');
  const errorText = useErrorText();
  const undo = useUndoDone(propertyId);
  const withdraw = useWithdrawDispute(propertyId);
  const isPending = undo.isPending || withdraw.isPending;
  async function takeBack(): Promise<void> {
    try {
      await undo.mutateAsync(item.stepId);
      for (const disputeId of item.disputeIds) await withdraw.mutateAsync(disputeId);
      showToast({ tone: 'positive', title: t('undone'), description: t('undoneText') });
    } catch (error) {
      showToast({ tone: 'danger', title: t('failed'), description: errorText(error) });
    }
  }
  return (
    <Button
      size="small"
      tone="quiet"
      aria-label={t('buttonOf', { title })}
      unavailable={isPending}
      onClick={() => {
        if (!isPending) void takeBack();
      }}
    >
      <UndoIcon className="size-4" />
      <span>{t('button')}</span>
    </Button>
  );
}
