import { communityLimits, type HomesCommunity, type Photo } from '@dss/domain';
import { useEffect, useRef, useState, type SyntheticEvent } from 'react';
import { useFormatter, useTranslations } from 'use-intl';

import { useShowFailure } from '../../lib/api/use-show-failure.ts';
import { SaveFailed } from '../../lib/message-pages/save-failed.tsx';
import { Button } from '../../ui/button.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { TextField } from '../../ui/fields.tsx';
import { showToast } from '../../ui/toast/toast-queue.ts';
import { PhotoImage } from '../photo/photo-image.tsx';
import { photoName, usePhotos } from '../photo/photos.ts';
import { usePhotoForCommunity } from './communities.ts';

type Community = NonNullable<HomesCommunity['community']>;

/** A photo of the home with its name, and what is shown of it by now: null if it isn't. */
interface Named {
  readonly photo: Photo;
  readonly name: string;
  readonly shown: Community['photos'][number] | null;
}

/** The photos that a home shows in its neighborhood's assessment: none unless its owner chooses one, who reads before that who sees it. */
export function PhotosPart({
  propertyId,
  community,
  heading: Heading,
}: {
  propertyId: string;
  community: Community;
  heading: 'h2' | 'h3';
}) {
  const t = useTranslations('communities.photos');
  const { data: photos } = usePhotos(propertyId);
  const [chosen, setChosen] = useState<string | null>(null);
  const { coordinator, photos: shown } = community;
  const named: Named[] = (photos ?? []).map((photo, index) => ({
    photo,
    name: photoName(photo, index),
    shown: shown.find(({ image_id: id }) => id === photo.image_id) ?? null,
  }));
  const others = named.filter((each) => each.shown === null);
  const { mostPhotosOfHome: most } = communityLimits;
  const one = named.find(({ photo }) => photo.image_id === chosen);
  const section = useRef<HTMLElement>(null);
  // The button that had the focus is gone.
  const close = () => {
    setChosen(null);
    section.current?.focus();
  };
  return (
    <section
      ref={section}
      tabIndex={-1}
      aria-label={t('title')}
      className="flex w-full flex-col items-stretch gap-3 border-t border-line pt-4"
    >
      <Heading className="font-strong">{t('title')}</Heading>
      <p>{t('lead')}</p>
      <div className="flex flex-col gap-2 text-caption text-ink-soft">
        <p className="wrap-anywhere">{t('who', { coordinator })}</p>
        <p>{t('what')}</p>
        <p>{t('end')}</p>
      </div>
      <ShownPhotos
        propertyId={propertyId}
        photos={named.filter((each) => each.shown !== null)}
        onChange={setChosen}
      />
      {one !== undefined ? (
        <PhotoForm key={one.photo.image_id} propertyId={propertyId} chosen={one} onClose={close} />
      ) : shown.length >= most ? (
        <p className="text-caption">{t('full', { most })}</p>
      ) : (
        <Disclosure summary={t('choose')} summaryClassName="font-strong text-forest">
          {others.length === 0 ? (
            <p className="pb-2 text-ink-soft">{t('none')}</p>
          ) : (
            <ul className="grid grid-cols-3 gap-2 pb-2 sm:grid-cols-4">
              {others.map(({ photo, name }) => (
                <li key={photo.image_id}>
                  <button
                    type="button"
                    aria-label={t('chooseNamed', { name })}
                    onClick={() => setChosen(photo.image_id)}
                    className="block w-full rounded-small"
                  >
                    <PhotoImage
                      photo={photo}
                      alt=""
                      className="aspect-square w-full rounded-small object-cover"
                    />
                  </button>
                </li>
              ))}
            </ul>
          )}
        </Disclosure>
      )}
    </section>
  );
}

function ShownPhotos({
  propertyId,
  photos,
  onChange,
}: {
  propertyId: string;
  photos: readonly Named[];
  onChange: (imageId: string) => void;
}) {
  const t = useTranslations('communities.photos');
  const format = useFormatter();
  const showFailure = useShowFailure();
  const { mutate, isPending } = usePhotoForCommunity(propertyId);
  if (photos.length === 0) return null;
  const takeBack = (imageId: string) =>
    mutate(
      { imageId, change: 'take back' },
      {
        onSuccess: () => showToast({ tone: 'positive', title: t('takenBack') }),
        onError: (failure) => showFailure(t('takeBackFailed'), failure),
      },
    );
  return (
    <ul aria-label={t('shown')} className="flex flex-col divide-y divide-line">
      {photos.map(({ photo, name, shown }) => (
        <li key={photo.image_id} className="flex items-start gap-3 py-3">
          <PhotoImage
            photo={photo}
            alt={name}
            className="aspect-square w-20 shrink-0 rounded-small object-cover"
          />
          <div className="flex min-w-0 flex-col items-start gap-2">
            <div>
              <p className="wrap-anywhere">{shown?.caption ?? t('noCaption')}</p>
              {shown !== null && (
                <p className="text-caption text-ink-soft">
                  {t('since', {
                    date: format.dateTime(new Date(shown.agreed_at), { dateStyle: 'medium' }),
                  })}
                </p>
              )}
            </div>
            <div className="flex flex-wrap gap-2">
              <Button
                size="small"
                aria-label={t('changeNamed', { name })}
                onClick={() => onChange(photo.image_id)}
              >
                {t('change')}
              </Button>
              <Button
                size="small"
                aria-label={t('takeBackNamed', { name })}
                unavailable={isPending}
                onClick={() => takeBack(photo.image_id)}
              >
                {t('takeBack')}
              </Button>
            </div>
          </div>
        </li>
      ))}
    </ul>
  );
}

function PhotoForm({
  propertyId,
  chosen: { photo, name, shown },
  onClose,
}: {
  propertyId: string;
  chosen: Named;
  onClose: () => void;
}) {
  const t = useTranslations('communities.photos');
  const [caption, setCaption] = useState(shown?.caption ?? '');
  const { mutate, isPending, error } = usePhotoForCommunity(propertyId);
  const form = useRef<HTMLFormElement>(null);
  // It takes the place of the list in which the photo was chosen.
  useEffect(() => form.current?.focus(), []);

  function submit(event: SyntheticEvent): void {
    event.preventDefault();
    if (isPending) return;
    mutate(
      { imageId: photo.image_id, change: { caption: caption.trim() || null } },
      {
        onSuccess: () => {
          showToast({ tone: 'positive', title: t('agreed') });
          onClose();
        },
      },
    );
  }

  return (
    <form
      ref={form}
      tabIndex={-1}
      aria-label={t('chosen', { name })}
      onSubmit={submit}
      noValidate
      className="flex flex-col items-stretch gap-4"
    >
      <PhotoImage
        photo={photo}
        alt=""
        size="responsive"
        sizes="(min-width: 40rem) 36rem, 100vw"
        className="max-h-96 w-full rounded-small bg-paper-sunk object-contain"
      />
      <TextField
        label={t('caption')}
        hint={t('captionHint')}
        autoComplete="off"
        maxLength={communityLimits.captionCharacters}
        value={caption}
        onChange={({ target }) => setCaption(target.value)}
      />
      <SaveFailed title={t('failed')} error={error} />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" tone="primary" unavailable={isPending}>
          {t(isPending ? 'saving' : shown === null ? 'agree' : 'save')}
        </Button>
        <Button onClick={onClose}>{t('cancel')}</Button>
      </div>
    </form>
  );
}
