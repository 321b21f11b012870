import type { SharedHome } from '@dss/domain';
import { useTranslations } from 'use-intl';

import { PinMark } from '../../entities/house-plan/pin-mark.tsx';
import { SharedPhoto } from './shared-photo.tsx';

type Result = NonNullable<SharedHome['result']>;

/** What was done, what that rests on, and how it looked before and after. */
export function SharedWork({
  result: { work_done: done },
  photos,
}: {
  result: Pick<Result, 'work_done'>;
  photos: SharedHome['photos'];
}) {
  const t = useTranslations('sharing.page');
  if (done.length === 0) return null;
  return (
    <section aria-labelledby="shared-work" className="flex flex-col gap-1">
      <h2 id="shared-work" className="font-serif text-title-2">
        {t('workDone')}
      </h2>
      <ul>
        {done.map(({ title, basis, views }, index) => (
          <li
            key={`${title} ${index}`}
            className="flex flex-wrap items-start gap-x-4 gap-y-2 border-t border-line py-2.5 first:border-t-0"
          >
            <div className="flex min-w-[min(11rem,100%)] flex-1 items-start gap-3">
              <PinMark pin={{ number: null }} className="size-6 shrink-0" />
              <div className="min-w-0">
                <h3 className="text-[1rem] leading-tight font-strong wrap-anywhere">{title}</h3>
                <p className="text-caption text-ink-soft">{t(`bases.${basis}`)}</p>
              </div>
            </div>
            {views.map((view) => (
              <View key={view.after_photo_id} view={view} title={title} photos={photos} />
            ))}
          </li>
        ))}
      </ul>
    </section>
  );
}

function View({
  view,
  title,
  photos,
}: {
  view: Result['work_done'][number]['views'][number];
  title: string;
  photos: SharedHome['photos'];
}) {
  const t = useTranslations('sharing.page');
  const shown = [
    { when: 'before', photo: photos.find(({ id }) => id === view.before_photo_id) } as const,
    { when: 'after', photo: photos.find(({ id }) => id === view.after_photo_id) } as const,
  ];
  return (
    <div className="flex max-w-full gap-2">
      {shown.map(
        ({ when, photo }) =>
          photo !== undefined && (
            <a
              key={when}
              href={photo.picture_url}
              target="_blank"
              rel="noreferrer"
              className="flex w-24 min-w-0 flex-col rounded-small text-caption text-ink-soft sm:w-32"
            >
              <SharedPhoto
                photo={photo}
                box={null}
                alt={t(`${when}Of`, { hazard: title })}
                className="w-full"
              />
              <span aria-hidden="true">{t(when)}</span>
            </a>
          ),
      )}
    </div>
  );
}
