import type { Photo, Property } from '@dss/domain';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';

import {
  BackgroundBanner,
  backgroundNavigationState,
  scoreButtonLabel,
  useBackgroundAnalysis,
} from '../../features/background-analysis/index.ts';
import { useDeployment } from '../../entities/deployment/index.ts';
import { HouseSidesProvider } from '../../entities/house-sides/index.ts';
import { usePropertySync } from '../../features/property-sync/index.ts';
import { LoadFailed } from '../../lib/message-pages/load-failed.tsx';
import { usePaths } from '../../lib/paths.ts';
import { ConnectedPhones, PhoneButton } from '../../features/phone-handover/index.ts';
import {
  AddPhotosArea,
  UploadList,
  type PhotoPickerHandle,
} from '../../features/add-photos/index.ts';
import {
  countPending,
  PhotoListSkeleton,
  UnsentNotice,
  usePhotos,
  useUploadControls,
  useUploadsState,
} from '../../entities/photo/index.ts';
import { isPropertyMissing, useProperty } from '../../entities/property/index.ts';
import { usePreloadedPage } from '../../lib/navigation/use-preloaded-page.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { AddMorePhotos, PhotoCountNotice } from './photo-guidance.tsx';
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
  const error = property.error ?? photos.error;
  if (isPropertyMissing(error)) return <PropertyMissing onStartAgain={onStartAgain} />;
  if (property.data && photos.data) {
    return (
      <HouseSidesProvider property={property.data} photos={photos.data}>
        <AddPhotos property={property.data} photos={photos.data} onLeave={onLeave} />
      </HouseSidesProvider>
    );
  }
  if (error) {
    return (
      <div className="mt-6">
        <LoadFailed
          title={tPhotos('loadFailed')}
          error={error}
          retry={tPhotos('reload')}
          onRetry={() => {
            void property.refetch();
            void photos.refetch();
          }}
        />
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

interface AddPhotosProps {
  property: Property;
  photos: readonly Photo[];
  onLeave: LeaveProperty;
}

function AddPhotos({ property, photos, onLeave }: AddPhotosProps) {
  const t = useTranslations('newProperty.photos');
  const controls = useUploadControls(property.id, 'creation');
  const pending = useUploadsState(property.id, countPending);
  const hasNoUploads = useUploadsState(property.id, ({ items }) => items.length === 0);
  usePropertySync(property.id);
  // So that the next pages open without a connection and wait for it there.
  usePreloadedPage('analysisProgress');
  usePreloadedPage('property');
  usePreloadedPage('walk');
  const background = useBackgroundAnalysis(property.id, { photos });
  const heading = useRef<HTMLHeadingElement>(null);
  const picker = useRef<PhotoPickerHandle>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);

  // Uploads in progress count, so that the notice doesn't contradict the cards below it.
  const count = photos.length + pending;
  const empty = photos.length === 0 && hasNoUploads;
  const deployment = useDeployment();
  const lacksModel = deployment !== null && deployment.services.ai === undefined;
  return (
    <div className="mt-6 flex flex-col gap-6">
      <p className="wrap-anywhere text-ink-soft">{t('step', { address: property.address })}</p>
      <div>
        <h2 ref={heading} tabIndex={-1} className="font-serif text-title-2">
          {t('title')}
        </h2>
        <p className="mt-2 max-w-[64ch] text-ink-soft">{t('hint')}</p>
        {lacksModel && <p className="mt-2 max-w-[64ch] text-ink-soft">{t('withoutModel')}</p>}
      </div>
      <WalkOffer propertyId={property.id} first={empty || lacksModel} />
      <ConnectedPhones propertyId={property.id} startsAnalyses={false} />
      <AddPhotosArea
        propertyId={property.id}
        picker={picker}
        label={t('choose')}
        controls={controls}
        prominent={false}
      />
      <PhotoCountNotice count={count} />
      <BackgroundBanner background={background} photoCount={photos.length} />
      <UnsentNotice propertyId={property.id} />
      {!empty && (
        <>
          {photos.length > 0 && <p className="max-w-[64ch] text-ink-soft">{t('tagHint')}</p>}
          <UploadList propertyId={property.id} photos={photos} controls={controls} />
        </>
      )}
      <AddMorePhotos count={count} onClick={() => picker.current?.open()} />
      <StepActions
        propertyId={property.id}
        onBack={() => {
          controls.clear();
          onLeave(property, photos.length);
        }}
      >
        <ScoreButton
          propertyId={property.id}
          background={background}
          hasPhotos={photos.length > 0}
          uploading={pending > 0}
          first={!lacksModel}
        />
      </StepActions>
    </div>
  );
}

/** The surest way to a score, with or without photos: the main one until photos are there that a model can look at. */
function WalkOffer({ propertyId, first }: { propertyId: string; first: boolean }) {
  const t = useTranslations('walk');
  const paths = usePaths();
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <ButtonLink
        to={paths.walk(propertyId, 'front')}
        tone={first ? 'primary' : 'secondary'}
        className="max-sm:w-full"
      >
        {t('offer')}
      </ButtonLink>
      <PhoneButton propertyId={propertyId} />
      <p className="max-w-[56ch] text-caption text-ink-soft">{t('offerText')}</p>
    </div>
  );
}

interface ScoreButtonProps {
  propertyId: string;
  background: ReturnType<typeof useBackgroundAnalysis>;
  hasPhotos: boolean;
  uploading: boolean;
  /** Whether it is the main way on, once there are photos. */
  first: boolean;
}

function ScoreButton({ propertyId, background, hasPhotos, uploading, first }: ScoreButtonProps) {
  const t = useTranslations('newProperty.photos');
  const label = useTranslations('backgroundAnalysis');
  const navigate = useNavigate();
  const paths = usePaths();
  const scored = hasPhotos || uploading;
  const state = backgroundNavigationState(background);
  return (
    <Button
      tone={scored && first ? 'primary' : 'secondary'}
      unavailable={uploading}
      onClick={() => void navigate(paths.analysisProgress(propertyId), { state })}
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
