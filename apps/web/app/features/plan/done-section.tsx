import {
  jobCounts,
  type DoneAction,
  type GuidanceStepId,
  type Photo,
  type WorkView,
} from '@dss/domain';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { useTranslations } from 'use-intl';

import { useErrorText } from '../../lib/api/use-error-text.ts';
import { useShowFailure } from '../../lib/api/use-show-failure.ts';
import { useFileDispute } from '../../entities/answers/disputes.ts';
import { useDescriptions } from '../../entities/hazard/texts/descriptions-provider.tsx';
import { PhotoImage } from '../../entities/photo/photo-image.tsx';
import { MarkedThumbnail } from '../../entities/evidence/marked-photo.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { CheckIcon } from '../../ui/icons.tsx';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { Notice } from '../../ui/notice.tsx';
import { scrollToElement } from '../../ui/scroll-to-element.ts';
import { showToast } from '../../ui/toast/toast-queue.ts';
import { useDayText } from '../../ui/use-day-text.ts';
import { ComparePhotos } from '../../entities/plan/compare-photos.tsx';
import { useUsdText } from '../../entities/plan/amount-texts.ts';
import { doneHeadingId, wronglyDated, type DoneItem } from '../../entities/plan/done-actions.ts';
import { Message, OnItsWay } from './on-its-way.tsx';
import { UndoDoneButton } from './undo-done-button.tsx';
import type { AfterPhotos } from './use-after-photos.ts';
import type { WorkToShow } from './work-sheet.tsx';

const ShareStep = lazyPart(
  async () => ({ default: (await import('./share-step.tsx')).ShareStep }),
  ({ onClose }) => onClose(),
);

export interface DoneSectionProps {
  propertyId: string;
  items: readonly DoneItem[];
  /** What was said of them, to change it. */
  saved: readonly DoneAction[];
  /** In whole points of the shown score, for all of them or for one. */
  regained: (stepIds: readonly GuidanceStepId[]) => number;
  titleOf: (stepId: GuidanceStepId) => string;
  afterPhotos: AfterPhotos;
  /** Ids of the after-photos that were compared with the photo that they repeat. */
  compared: ReadonlySet<string>;
  /** Opens the sheet of some finished work. */
  onOpen: (work: WorkToShow) => void;
}

/** What is done: when, for how much, and what that rests on. */
export function DoneSection({ items, ...props }: DoneSectionProps) {
  const t = useTranslations('plan.done');
  const usdText = useUsdText();
  const { regained, titleOf } = props;
  const costs = items.flatMap(({ cost_usd: cost }) => cost ?? []);
  const spent = costs.reduce((sum, cost) => sum + cost, 0);
  const together = regained(items.map(({ stepId }) => stepId));
  const apart = items.reduce((sum, { stepId }) => sum + regained([stepId]), 0);
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
        <span>
          {t('total', {
            count: jobCounts([], items).done,
            points: together,
            cost: costs.length > 0 ? usdText(spent) : 'none',
          })}
        </span>
        {/* Cards without points say nothing that could be added up. */}
        {apart !== together && apart > 0 && <span>{` ${t('apart')}`}</span>}
      </p>
      <ul className="flex flex-col gap-3 print:block">
        {items.map((item) => (
          <DoneCard key={item.stepId} {...props} item={item} title={titleOf(item.stepId)} />
        ))}
      </ul>
    </section>
  );
}

interface DoneCardProps extends Omit<DoneSectionProps, 'items'> {
  item: DoneItem;
  title: string;
}

function DoneCard({ item, title, ...props }: DoneCardProps) {
  const { regained, onOpen, propertyId, saved, afterPhotos, compared } = props;
  const t = useTranslations('plan.done');
  const dayText = useDayText();
  const usdText = useUsdText();
  const points = regained([item.stepId]);
  const given = saved.find(({ step_id: stepId }) => stepId === item.stepId);
  const { done, isFoundAgain, cost_usd: cost = null, note = null } = item;
  const { hours = null, cubic_yards: yards = null } = item;
  const said = [note, ...item.hazards.map(({ reason }) => reason)].filter((each) => each !== null);
  return (
    <li className="print:mb-2">
      <Card className="flex flex-col gap-4 p-4 sm:p-5">
        <div className="flex flex-col gap-1">
          <h3 className="leading-snug font-strong wrap-anywhere">{title}</h3>
          <p className="flex flex-wrap gap-x-3 text-caption text-ink-soft tabular-nums">
            <span className="inline-flex items-center gap-1 font-strong text-forest">
              <CheckIcon className="size-4" />
              <span>{t(`bases.${item.basis}`)}</span>
            </span>
            {done !== null && (
              <span>
                {t('on', {
                  date: dayText(done.done_on),
                })}
              </span>
            )}
            {cost !== null && <span>{usdText(cost)}</span>}
            {hours !== null && <span>{t('hours', { hours })}</span>}
            {yards !== null && <span>{t('yards', { yards })}</span>}
            {points > 0 && (
              <span className="font-strong text-ink">{t('regained', { points })}</span>
            )}
          </p>
          {said.map((text) => (
            <p key={text} className="text-caption whitespace-pre-line wrap-anywhere">
              {`“${text}”`}
            </p>
          ))}
        </div>
        {wronglyDated(item).map((dated) => (
          <p key={dated} className="text-caption font-strong">
            {t(dated)}
          </p>
        ))}
        {isFoundAgain && (
          <Notice tone="caution" title={t('again')}>
            <p>{t('againText')}</p>
          </Notice>
        )}
        {item.views.map((view) => (
          <View
            key={view.before.image_id}
            propertyId={propertyId}
            afterPhotos={afterPhotos}
            onOpen={onOpen}
            item={item}
            points={points}
            view={view}
            title={title}
            isCompared={compared.has(view.after?.image_id ?? '')}
            counts={isFoundAgain}
          />
        ))}
        {item.views.length === 0 && (
          <PhotosOfWork item={item} title={title} afterPhotos={afterPhotos} onOpen={onOpen} />
        )}
        <div className="flex flex-wrap gap-3 print:hidden">
          {given !== undefined && (
            <Button
              size="small"
              aria-label={t('changeOf', { title })}
              onClick={() =>
                onOpen({ stepId: item.stepId, opens: 'details', before: null, box: null })
              }
            >
              {t('change')}
            </Button>
          )}
          <UndoDoneButton size="small" propertyId={propertyId} stepId={item.stepId} title={title} />
        </div>
      </Card>
    </li>
  );
}

/** Photos of finished work that no photo from before shows, and how to add one. */
function PhotosOfWork({
  item: { stepId, photos },
  title,
  afterPhotos,
  onOpen,
}: Pick<DoneCardProps, 'item' | 'title' | 'afterPhotos' | 'onOpen'>) {
  const t = useTranslations('plan.done');
  return (
    <div className="flex flex-col gap-3 border-t border-line pt-4">
      {photos.length === 0 ? (
        <p className="text-caption text-ink-soft">{t('noPhoto')}</p>
      ) : (
        <ul className="flex flex-wrap gap-2">
          {photos.map((photo) => (
            <li key={photo.image_id} className="w-40">
              <PhotoImage
                photo={photo}
                alt={t('compare.afterAlt', { title })}
                size="responsive"
                sizes="160px"
                className="aspect-4/3 w-full rounded-small bg-paper-sunk object-cover"
              />
            </li>
          ))}
        </ul>
      )}
      <TakePhoto
        work={{ stepId, opens: 'photo', before: null, box: null }}
        isFirst={photos.length === 0}
        afterPhotos={afterPhotos}
        onOpen={onOpen}
      />
    </div>
  );
}

interface TakePhotoProps extends Pick<DoneCardProps, 'afterPhotos' | 'onOpen'> {
  work: WorkToShow;
  isFirst: boolean;
}

/** A button that takes or chooses a photo from after the work, and how far it has come. */
function TakePhoto({ work, isFirst, afterPhotos, onOpen }: TakePhotoProps) {
  const t = useTranslations('plan.done');
  const { before, stepId } = work;
  const upload = afterPhotos.onItsWay(before ?? stepId);
  const label = before === null ? (isFirst ? 'add' : 'addMore') : isFirst ? 'button' : 'again';
  return (
    <>
      {upload !== undefined && <OnItsWay upload={upload} afterPhotos={afterPhotos} />}
      {afterPhotos.isDuplicate && isFirst && (
        <p role="status" className="text-caption font-strong">
          {t('duplicate')}
        </p>
      )}
      {upload === undefined && (
        <div className="print:hidden">
          <Button
            size="small"
            tone={isFirst ? 'primary' : 'secondary'}
            onClick={() => onOpen(work)}
          >
            {t(`take.${label}`)}
          </Button>
        </div>
      )}
    </>
  );
}

interface ViewProps extends Pick<
  DoneCardProps,
  'afterPhotos' | 'onOpen' | 'item' | 'title' | 'propertyId'
> {
  /** What its card says that the work regains. */
  points: number;
  view: WorkView<Photo>;
  isCompared: boolean;
  /** Something of it counts again. */
  counts: boolean;
}

/** One photo that shows what was removed: its repeat, what that says, or how to take it. */
function View(props: ViewProps) {
  const { view, item, title, points, afterPhotos, onOpen, propertyId, isCompared, counts } = props;
  const t = useTranslations('plan.done.take');
  const descriptions = useDescriptions();
  const [isSharing, setIsSharing] = useState(false);
  const { state, after, before, boxes } = view;
  return (
    <div className="flex flex-col gap-3 border-t border-line pt-4">
      {after === null ? (
        <MarkedThumbnail
          item={{
            hazardType: view.hazardTypes[0] ?? 'zone0_vegetation',
            photo: before,
            box: boxes[0] ?? null,
            explanation: '',
            isFromOwner: false,
          }}
          title={title}
          className="w-40"
        />
      ) : (
        <ComparePhotos before={before} after={after} title={title} />
      )}
      <div role="status" className="flex flex-col gap-2">
        <Verdict
          view={view}
          basis={item.basis}
          afterPhotos={afterPhotos}
          isCompared={isCompared}
          counts={counts}
        />
      </div>
      {view.stillSeen.length > 0 && after !== null && (
        <ul className="flex flex-wrap gap-3">
          {view.stillSeen.map(({ hazardType, box, explanation }) => (
            <li key={`${hazardType} ${box?.x} ${box?.y}`} className="flex max-w-72 flex-col gap-1">
              <MarkedThumbnail
                item={{ hazardType, photo: after, box, explanation, isFromOwner: false }}
                title={descriptions.hazard(hazardType).title}
                className="w-40"
              />
              <p className="text-caption text-ink-soft wrap-anywhere">{explanation}</p>
            </li>
          ))}
        </ul>
      )}
      {counts && state === 'still_seen' && after !== null && (
        <NotThereButton propertyId={propertyId} view={view} after={after} title={title} />
      )}
      {state !== 'confirmed' && state !== 'not_looked_at' && (
        <TakePhoto
          work={{ stepId: item.stepId, opens: 'photo', before, box: boxes[0] ?? null }}
          isFirst={after === null}
          afterPhotos={afterPhotos}
          onOpen={onOpen}
        />
      )}
      {after !== null && !counts && (
        <Button
          size="small"
          tone="quiet"
          aria-label={t('shareOf', { title })}
          onClick={() => setIsSharing(true)}
          className="self-start print:hidden"
        >
          {t('share')}
        </Button>
      )}
      {isSharing && after !== null && (
        <ShareStep
          before={before}
          box={boxes[0] ?? null}
          after={after}
          title={title}
          points={points}
          day={item.done?.done_on ?? null}
          isCompared={state === 'confirmed'}
          onClose={() => setIsSharing(false)}
        />
      )}
    </div>
  );
}

/** What the after-photo says. It takes nothing from the owner's word, unless it still shows what was removed. */
function Verdict({
  view: { state, qualityIssues },
  basis,
  afterPhotos,
  isCompared,
  counts,
}: Pick<ViewProps, 'view' | 'afterPhotos' | 'isCompared' | 'counts'> & Pick<DoneItem, 'basis'>) {
  const t = useTranslations('plan.done.verdicts');
  const errorText = useErrorText();
  const { lookError } = afterPhotos;
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
        {/* Something of the work may rest on an answer, which no photo repeats. */}
        <span>{t(basis === 'confirmed_by_photo' ? 'confirmed' : 'confirmedHere')}</span>
      </p>
    );
  }
  if (state === 'still_seen' && counts) {
    return (
      <Message title={t('stillSeen.title')}>
        <p>{t('stillSeen.text')}</p>
      </Message>
    );
  }
  const named = state === 'unusable' ? qualityIssues.filter(isNamed) : [];
  const said = state === 'not_judged' && !isCompared ? 'not_compared' : state;
  const texts = [t(said), ...named.map((issue) => t(`issues.${issue}`))];
  return <p className="text-caption text-ink-soft">{texts.join(' ')}</p>;
}

const namedIssues = ['blurred', 'too_dark', 'too_bright'] as const;

function isNamed(issue: string): issue is (typeof namedIssues)[number] {
  return namedIssues.some((each) => each === issue);
}

/** The owner's word that an after-photo doesn't show what was found in it: a dispute of that photo alone. */
function NotThereButton({
  propertyId,
  view: { stillSeen },
  after,
  title,
}: Pick<ViewProps, 'propertyId' | 'view' | 'title'> & { after: Photo }) {
  const t = useTranslations('plan.done.notThere');
  const showFailure = useShowFailure();
  const file = useFileDispute(propertyId);
  async function say(): Promise<void> {
    try {
      for (const hazardType of new Set(stillSeen.map((seen) => seen.hazardType))) {
        await file.mutateAsync({
          hazard_type: hazardType,
          image_ids: [after.image_id],
          question_ids: [],
          kind: 'not_there',
          whose: null,
          reason: t('reason'),
        });
      }
      showToast({ tone: 'positive', title: t('said'), description: t('saidText') });
    } catch (error) {
      showFailure(t('failed'), error);
    }
  }
  return (
    <Button
      size="small"
      aria-label={t('buttonOf', { title })}
      unavailable={file.isPending}
      onClick={() => {
        if (!file.isPending) void say();
      }}
      className="self-start print:hidden"
    >
      {t('button')}
    </Button>
  );
}
