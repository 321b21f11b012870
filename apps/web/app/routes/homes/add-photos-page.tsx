import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { useNavigate } from 'react-router';

import { appHead } from '../../lib/head/page-texts.ts';
import { pageTitle, privateHead } from '../../lib/head/page-head.ts';
import { forgetSharedPhotos, sharedPhotos } from '../../lib/device/offline/shared-photos.ts';
import { MessagePage } from '../../lib/message-pages/message-page.tsx';
import { usePaths } from '../../lib/paths.ts';
import { FilePreview } from '../../entities/photo/file-preview.tsx';
import { useOfflinePages } from '../../features/property-sync/use-property-sync.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { HomeCardSkeleton } from './home-card.tsx';
import { useAllHomes } from './all-homes.ts';

export const meta = appHead(({ messages }) => privateHead(pageTitle(messages.homes.shared.title)));

/** Photos that were shared to the installed application: for which home they are. Nothing is added unasked, because other sites can send some. */
export default function AddPhotosPage() {
  const t = useTranslations('homes');
  const paths = usePaths();
  const navigate = useNavigate();
  useOfflinePages();
  const { homes } = useAllHomes();
  const { data: photos } = useQuery({
    queryKey: ['shared-photos'],
    queryFn: () => sharedPhotos().catch(() => []),
    networkMode: 'always',
    staleTime: 0,
  });
  if (photos === undefined || homes === undefined) {
    return (
      <div className="page-width py-8">
        <p role="status" className="sr-only">
          {t('loading')}
        </p>
        <HomeCardSkeleton />
      </div>
    );
  }
  if (photos.length === 0) {
    return (
      <MessagePage
        title={t('shared.none')}
        actions={<ButtonLink to={paths.homes()}>{t('title')}</ButtonLink>}
      >
        <p>{t('shared.noneText')}</p>
      </MessagePage>
    );
  }
  return (
    <div className="page-width flex max-w-xl flex-1 flex-col gap-6 py-8 sm:py-12">
      <h1 className="font-serif text-title-1">{t('shared.title')}</h1>
      <p className="text-ink-soft">{t('shared.count', { count: photos.length })}</p>
      <ul className="grid grid-cols-4 gap-2">
        {photos.slice(0, 8).map((photo) => (
          <li
            key={`${photo.name} ${photo.size}`}
            className="relative aspect-square overflow-hidden rounded-small"
          >
            <FilePreview file={photo} />
          </li>
        ))}
      </ul>
      <div className="flex flex-col gap-3">
        {homes.map(({ id, address }) => (
          <ButtonLink
            key={id}
            tone={homes.length === 1 ? 'primary' : 'secondary'}
            to={paths.addShared(id)}
          >
            {t('shared.addTo', { address })}
          </ButtonLink>
        ))}
        <ButtonLink tone={homes.length === 0 ? 'primary' : 'secondary'} to={paths.addShared()}>
          {t('shared.addToNew')}
        </ButtonLink>
        <Button
          tone="quiet"
          onClick={() => void forgetSharedPhotos().then(() => navigate(paths.homes()))}
        >
          {t('shared.discard')}
        </Button>
      </div>
    </div>
  );
}
