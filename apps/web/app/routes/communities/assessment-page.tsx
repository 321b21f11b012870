import type { CommunityPhoto, CoordinatedCommunity } from '@dss/domain';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useParams } from 'react-router';
import { useTranslations } from 'use-intl';

import { communityPhotosQuery, useCommunity } from '../../entities/community/communities.ts';
import { DescriptionsProvider } from '../../entities/hazard/texts/descriptions-provider.tsx';
import { apiPaths } from '../../lib/api/api-paths.ts';
import { usePrivatePicture } from '../../lib/api/use-private-picture.ts';
import { appHead } from '../../lib/head/page-texts.ts';
import { pageTitle, privateHead } from '../../lib/head/page-head.ts';
import { LoadFailed } from '../../lib/message-pages/load-failed.tsx';
import { usePaths } from '../../lib/paths.ts';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { isoDay } from '../../ui/iso-day.ts';
import { PrintButton } from '../../ui/print-button.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { useDayText } from '../../ui/use-day-text.ts';
import { CommunitySheet } from './community-sheet.tsx';
import { CoordinatorFrame } from './coordinator-frame.tsx';
import { Published } from './figures.tsx';

export const meta = appHead(({ messages }) =>
  privateHead(pageTitle(messages.renewal.openAssessment)),
);

/** How many photos are loaded at a time: the largest neighborhood may have thousands. */
const step = 24;

/** What a neighborhood's homes could do together, to print, with the photos that their owners agreed to show. */
export default function AssessmentPage() {
  const t = useTranslations('renewal');
  const paths = usePaths();
  const { communityId = '' } = useParams();
  const query = useCommunity(communityId);
  return (
    <CoordinatorFrame query={query}>
      {(community) => (
        <div
          data-prints-alone
          className="page-width flex flex-1 flex-col gap-6 py-6 print:gap-0 print:py-0"
        >
          <div className="flex flex-wrap items-center justify-between gap-x-6 text-caption print:hidden">
            <TextLink to={paths.community(communityId)}>{t('back')}</TextLink>
            <PrintButton label={t('yearly.print')} />
          </div>
          <Assessment community={community} />
        </div>
      )}
    </CoordinatorFrame>
  );
}

function Assessment({ community }: { community: CoordinatedCommunity }) {
  const t = useTranslations('renewal');
  const words = useTranslations('communities');
  const [year] = useState(() => isoDay(Date.now()).slice(0, 4));
  const { dwellings, figures } = community;
  return (
    <CommunitySheet community={community} title={t('yearly.title', { year })}>
      {figures === null ? (
        <p>{t('yearly.none')}</p>
      ) : (
        <>
          <DescriptionsProvider fallback={<Skeleton className="h-80 w-full" />}>
            <div className="flex flex-col gap-5">
              <h2 className="font-serif text-title-2">{words('figures.title')}</h2>
              <Published figures={figures} dwellings={dwellings} />
            </div>
          </DescriptionsProvider>
          <p className="text-caption text-ink-soft">{t('yearly.countsRest')}</p>
          <Photos community={community} />
        </>
      )}
    </CommunitySheet>
  );
}

function Photos({ community: { id, name } }: { community: CoordinatedCommunity }) {
  const t = useTranslations('renewal.yearly');
  const words = useTranslations('communities');
  const { data: photos, error, refetch } = useQuery(communityPhotosQuery(id));
  const [most, setMost] = useState(step);
  const [leftOut, setLeftOut] = useState<ReadonlySet<string>>(new Set());
  if (photos === undefined) {
    return error === null ? (
      <Skeleton className="h-40 w-full" />
    ) : (
      <LoadFailed title={words('failed')} queries={[{ error, refetch }]} />
    );
  }
  const toggle = (photoId: string) => {
    const others = [...leftOut].filter((each) => each !== photoId);
    setLeftOut(new Set(leftOut.has(photoId) ? others : [...others, photoId]));
  };
  const waiting = photos.length - most;
  const isAnyPrinted = photos.some(({ id: photoId }) => !leftOut.has(photoId));
  return (
    <section
      aria-labelledby="photos"
      className={classNames('flex flex-col gap-3', !isAnyPrinted && 'print:hidden')}
    >
      <h2 id="photos" className="break-after-avoid font-serif text-title-2">
        {t('photos')}
      </h2>
      {photos.length === 0 ? (
        <p className="print:hidden">{t('photosNone')}</p>
      ) : (
        <>
          <p className="break-inside-avoid break-after-avoid wrap-anywhere">
            {t('photosText', { name })}
          </p>
          <ul className="grid grid-cols-1 gap-5 sm:grid-cols-2 print:grid-cols-2 print:gap-4">
            {photos.slice(0, most).map((photo, index) => (
              <AgreedPhoto
                key={photo.id}
                communityId={id}
                photo={photo}
                number={index + 1}
                isPrinted={!leftOut.has(photo.id)}
                onToggle={() => toggle(photo.id)}
              />
            ))}
          </ul>
          {waiting > 0 && (
            <Button
              size="small"
              className="self-start print:hidden"
              onClick={() => setMost(most + step)}
            >
              {t('more', { count: waiting })}
            </Button>
          )}
          <p className="text-caption text-ink-soft print:hidden">{t('handOut')}</p>
        </>
      )}
    </section>
  );
}

function AgreedPhoto({
  communityId,
  photo: { id, caption, taken_on: takenOn, width, height },
  number,
  isPrinted,
  onToggle,
}: {
  communityId: string;
  photo: CommunityPhoto;
  number: number;
  isPrinted: boolean;
  onToggle: () => void;
}) {
  const t = useTranslations('renewal.yearly');
  const dayText = useDayText();
  return (
    <li
      className={classNames(
        'flex flex-col gap-1 break-inside-avoid',
        !isPrinted && 'opacity-60 print:hidden',
      )}
    >
      <Picture
        communityId={communityId}
        photoId={id}
        alt={caption ?? t('alt', { number })}
        ratio={width / height}
      />
      {caption !== null && <p className="wrap-anywhere">{caption}</p>}
      <p className="text-caption text-ink-soft">
        {takenOn === null ? t('takenUnknown') : t('takenOn', { date: dayText(takenOn) })}
      </p>
      <label className="flex min-h-11 cursor-pointer items-center gap-3 text-caption print:hidden">
        <input
          type="checkbox"
          checked={isPrinted}
          onChange={onToggle}
          className="size-5 shrink-0 accent-forest"
        />
        <span>{t('printIt', { number })}</span>
      </label>
    </li>
  );
}

function Picture({
  communityId,
  photoId,
  alt,
  ratio,
}: {
  communityId: string;
  photoId: string;
  alt: string;
  ratio: number;
}) {
  const t = useTranslations('renewal.yearly');
  const { url, error } = usePrivatePicture(apiPaths.communityPhoto(communityId, photoId));
  if (error !== null) return <p role="status">{t('gone')}</p>;
  return url === null ? (
    <div style={{ aspectRatio: ratio }} className="rounded-small bg-paper-sunk">
      <p role="status" className="p-3 text-caption">
        {t('loading')}
      </p>
    </div>
  ) : (
    <img
      src={url}
      alt={alt}
      style={{ aspectRatio: ratio }}
      className="max-h-96 w-full rounded-small bg-paper-sunk object-contain"
    />
  );
}
