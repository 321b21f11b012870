import { directionOf, type Direction, type Facing, type Photo, type Property } from '@dss/domain';
import { useEffect, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';

import { BackgroundBanner } from '../../features/background-analysis/background-banner.tsx';
import {
  backgroundNavigationState,
  scoreButtonLabel,
} from '../../features/background-analysis/score-button.ts';
import { useBackgroundAnalysis } from '../../features/background-analysis/use-background-analysis.ts';
import { AddressCard } from '../../features/address-facts/index.ts';
import { useDeployment } from '../../entities/deployment/deployment.ts';
import { SeenSidesPlan } from '../../entities/house-plan/seen-sides-plan.tsx';
import { HouseSidesProvider } from '../../entities/house-sides/side-words.tsx';
import { useOfflineHome, usePropertySync } from '../../features/property-sync/use-property-sync.ts';
import { isServerUnreachable } from '../../lib/api/api-error.ts';
import { useIsToMake } from '../../lib/api/homes-to-make.ts';
import { useErrorText } from '../../lib/api/use-error-text.ts';
import { takeSharedPhotos } from '../../lib/device/offline/shared-photos.ts';
import { LoadFailed } from '../../lib/message-pages/load-failed.tsx';
import { usePaths } from '../../lib/paths.ts';
import { ConnectedPhones } from '../../features/phone-handover/connected-phones.tsx';
import { PhoneButton } from '../../features/phone-handover/phone-button.tsx';
import {
  AddPhotosArea,
  type PhotoPickerHandle,
} from '../../features/add-photos/add-photos-area.tsx';
import { UploadList } from '../../features/add-photos/upload-list.tsx';
import { countPending } from '../../entities/photo/upload-store.ts';
import { isPlaced, usePhotos } from '../../entities/photo/photos.ts';
import { PhotoListSkeleton } from '../../entities/photo/photo-card.tsx';
import { SendOriginalsChoice } from '../../entities/photo/send-originals.tsx';
import { UnsentNotice } from '../../entities/photo/upload-notices.tsx';
import { useUploadControls, useUploadsState } from '../../entities/photo/use-uploads.ts';
import { isPropertyMissing, useProperty } from '../../entities/property/property.ts';
import { usePreloadedPage } from '../../lib/navigation/use-preloaded-page.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Card } from '../../ui/card.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { AddMorePhotos, PhotoCountNotice } from './photo-guidance.tsx';
import { hasSkippedPhotos, noteSkippedPhotos } from './skipped-photos.ts';
import { StepActions } from './step-actions.tsx';
import type { LeaveProperty } from './use-leave-property.ts';

export interface PhotosStepProps {
  propertyId: string;
  onLeave: LeaveProperty;
  onStartAgain: () => void;
}

export function PhotosStep({ propertyId, onLeave, onStartAgain }: PhotosStepProps) {
  const t = useTranslations('newProperty');
  const tPhotos = useTranslations('photos');
  const property = useProperty(propertyId);
  const photos = usePhotos(propertyId);
  useOfflineHome(propertyId);
  const error = property.error ?? photos.error;
  if (isPropertyMissing(error)) return <PropertyMissing onStartAgain={onStartAgain} />;
  if (property.data && photos.data) {
    return (
      <HouseSidesProvider property={property.data} photos={photos.data}>
        <AddPhotos
          property={property.data}
          photos={photos.data}
          error={property.error}
          onLeave={onLeave}
        />
      </HouseSidesProvider>
    );
  }
  if (error) {
    return (
      <div className="mt-6">
        <LoadFailed title={tPhotos('loadFailed')} queries={[property, photos]} />
      </div>
    );
  }
  return (
    <div className="mt-6 grid gap-6">
      <p role="status" className="sr-only">
        {t('loading')}
      </p>
      <Skeleton className="h-6 w-2/3" />
      <Skeleton className="h-28 w-full" />
      <PhotoListSkeleton />
    </div>
  );
}

/** What is told while photos are added, in a few lines. */
const factsOfNewHome = [
  'hazard_zone',
  'fire_district',
  'neighbors',
  'terrain',
  'past_fires',
] as const;

interface AddPhotosProps {
  property: Property;
  photos: readonly Photo[];
  /** Why the property as the server has it couldn't be loaded. */
  error: Error | null;
  onLeave: LeaveProperty;
}

function AddPhotos({ property, photos, error, onLeave }: AddPhotosProps) {
  const t = useTranslations('newProperty.photos');
  const controls = useUploadControls(property.id, 'creation');
  const pending = useUploadsState(property.id, countPending);
  const hasNoUploads = useUploadsState(property.id, ({ items }) => items.length === 0);
  useSharedPhotos(property.id, controls.choose);
  usePropertySync(property.id);
  // So that the next pages open without a connection and wait for it there.
  usePreloadedPage('analysisProgress');
  usePreloadedPage('label');
  usePreloadedPage('property');
  usePreloadedPage('walk');
  const background = useBackgroundAnalysis(property.id, { photos });
  const heading = useRef<HTMLHeadingElement>(null);
  const picker = useRef<PhotoPickerHandle>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  const [skipped] = useState(() => hasSkippedPhotos(property.id));

  // Uploads in progress count, so that the notice doesn't contradict the photos below it.
  const count = photos.length + pending;
  const empty = photos.length === 0 && hasNoUploads;
  const deployment = useDeployment();
  const lacksModel = deployment !== null && deployment.services.ai === undefined;
  const isToMake = useIsToMake(property.id);
  // Without a connection nobody looks at photos either.
  const walksFirst = lacksModel || isToMake;
  const score = (
    <ScoreButton
      propertyId={property.id}
      background={background}
      hasPhotos={photos.length > 0}
      uploading={pending > 0}
      lacksModel={walksFirst}
    />
  );
  return (
    <div className="mt-1 flex flex-col gap-4">
      <div className="flex items-start justify-between gap-4">
        <div className="min-w-0">
          <h2
            ref={heading}
            tabIndex={-1}
            className="font-serif text-title-2 font-strong outline-none"
          >
            {t('title')}
          </h2>
          <p className="text-ink-soft">{t('hint')}</p>
          <p className="line-clamp-2 text-caption wrap-anywhere text-ink-soft">
            {property.address}
          </p>
        </div>
        <SeenSidesPlan
          property={property}
          seen={photos.flatMap((photo) => sideShown(photo, property.front_faces) ?? [])}
          className="w-20! shrink-0 sm:w-28!"
        />
      </div>
      {lacksModel && <p className="max-w-[64ch] text-ink-soft">{t('withoutModel')}</p>}
      <ConnectedPhones propertyId={property.id} startsAnalyses={false} />
      <AddPhotosArea
        propertyId={property.id}
        picker={picker}
        label={t('choose')}
        controls={controls}
        prominent={empty && !lacksModel}
      />
      {isToMake ? (
        <OnlyHere error={error} />
      ) : (
        <>
          <div className="empty:hidden">
            <PhoneButton propertyId={property.id} />
          </div>
          <AddressCard property={property} told={factsOfNewHome} namesLaws />
        </>
      )}
      <PhotoCountNotice count={count} skipped={skipped} lacksModel={lacksModel} />
      <BackgroundBanner
        background={background}
        photoCount={photos.length}
        lacksModel={lacksModel}
      />
      <UnsentNotice propertyId={property.id} />
      {!empty && (
        <UploadList asTiles propertyId={property.id} photos={photos} controls={controls} />
      )}
      <SendOriginalsChoice />
      <AddMorePhotos count={count} onClick={() => picker.current?.open()} />
      {!walksFirst && <WalkOffer propertyId={property.id} photos={photos} quiet />}
      <StepActions
        propertyId={property.id}
        otherwise={walksFirst ? score : empty ? null : <ThenScore />}
        onBack={() => {
          controls.clear();
          onLeave(property, photos.length);
        }}
      >
        {walksFirst ? <WalkOffer propertyId={property.id} photos={photos} /> : score}
      </StepActions>
    </div>
  );
}

/** Adds the photos that were shared to the installed application, where its owner chose this home for them. */
function useSharedPhotos(propertyId: string, add: (photos: readonly File[]) => void): void {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const paths = usePaths();
  const isShared = search.has('shared');
  const path = paths.newProperty(propertyId);
  useEffect(() => {
    if (!isShared) return;
    void takeSharedPhotos()
      .catch(() => [])
      .then((photos) => {
        if (photos.length > 0) add(photos);
        return navigate(path, { replace: true });
      });
  }, [isShared, add, navigate, path]);
}

/** For a home that only this browser has: what happens to it, and what nobody knows of it yet, or why the server doesn't take it. */
function OnlyHere({ error }: { error: Error | null }) {
  const t = useTranslations('newProperty.onlyHere');
  const errorText = useErrorText();
  if (error !== null && !isServerUnreachable(error)) {
    return (
      <Notice role="status" tone="danger" title={t('title')}>
        <p>{t('refused')}</p>
        <p>{errorText(error)}</p>
      </Notice>
    );
  }
  return (
    <Notice role="status" title={t('title')}>
      <p>{t('text')}</p>
      <p>{t('unknown')}</p>
    </Notice>
  );
}

/** The side that a photo shows: as its owner said, or as a model proposes. */
function sideShown({ placement, proposed_side: side }: Photo, facing: Facing): Direction | null {
  return placement?.direction ?? (side === null ? null : directionOf(side, facing));
}

/** The way to a score without photos, and the main one where nobody looks at photos. Those without a side are asked about first. */
function WalkOffer({
  propertyId,
  photos,
  quiet = false,
}: {
  propertyId: string;
  photos: readonly Photo[];
  quiet?: boolean;
}) {
  const t = useTranslations('walk');
  const otherwise = useTranslations('newProperty.photos');
  const paths = usePaths();
  if (quiet) return <TextLink to={paths.walk(propertyId, 'front')}>{otherwise('walk')}</TextLink>;
  const isSorted = photos.every(isPlaced);
  return (
    <ButtonLink
      to={isSorted ? paths.walk(propertyId, 'front') : paths.checkPhotos(propertyId)}
      tone="primary"
      className="min-h-14"
    >
      {t('offer')}
    </ButtonLink>
  );
}

/** What comes before the score that the button names. */
function ThenScore() {
  const t = useTranslations('newProperty.photos');
  return <p className="text-caption text-ink-soft sm:text-right">{t('before')}</p>;
}

interface ScoreButtonProps {
  propertyId: string;
  background: ReturnType<typeof useBackgroundAnalysis>;
  hasPhotos: boolean;
  uploading: boolean;
  lacksModel: boolean;
}

/** Leads to the score; with a model, by way of what photos leave open. */
function ScoreButton({
  propertyId,
  background,
  hasPhotos,
  uploading,
  lacksModel,
}: ScoreButtonProps) {
  const t = useTranslations('newProperty.photos');
  const label = useTranslations('backgroundAnalysis');
  const navigate = useNavigate();
  const paths = usePaths();
  const scored = hasPhotos || uploading;
  const state = backgroundNavigationState(background);
  return (
    <Button
      tone={lacksModel ? 'quiet' : scored ? 'primary' : 'secondary'}
      className={lacksModel ? '-my-1 self-center px-0! sm:self-end' : 'min-h-14'}
      unavailable={uploading}
      onClick={() => {
        if (!scored) noteSkippedPhotos(propertyId);
        void navigate(paths.analysisProgress(propertyId, lacksModel ? undefined : 'check'), {
          state,
        });
      }}
    >
      {scored ? label(scoreButtonLabel(background)) : t('skip')}
    </Button>
  );
}

function PropertyMissing({ onStartAgain }: { onStartAgain: () => void }) {
  const t = useTranslations('newProperty.missing');
  return (
    <Card className="mt-6 flex max-w-xl flex-col items-start gap-4 p-6">
      <h2 className="font-serif text-title-2">{t('title')}</h2>
      <p className="text-ink-soft">{t('text')}</p>
      <Button tone="primary" onClick={onStartAgain}>
        {t('startAgain')}
      </Button>
    </Card>
  );
}
