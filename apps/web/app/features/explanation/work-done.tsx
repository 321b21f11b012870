import type { Analysis, Photo } from '@dss/domain';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';

import { useDescriptions } from '../../entities/hazard/texts/descriptions-provider.tsx';
import { usePaths } from '../../lib/paths.ts';
import { ComparePhotos } from '../../entities/plan/compare-photos.tsx';
import { doneHeadingId, doneItems, wronglyDated } from '../../entities/plan/done-actions.ts';
import { planQuery } from '../../entities/plan/planned-actions.ts';
import { PhotoImage } from '../../entities/photo/photo-image.tsx';
import { CheckIcon } from '../../ui/icons.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { useDayText } from '../../ui/use-day-text.ts';
import { useSideText } from './finding-words.ts';

export interface WorkDoneProps {
  propertyId: string;
  analysis: Pick<Analysis, 'explanation' | 'photos'>;
  photos: readonly Photo[];
}

/** Work that the owner says is done: each hazard that it removed, what that rests on, and its photos from before and after. */
export function WorkDone({ propertyId, analysis, photos }: WorkDoneProps) {
  const t = useTranslations('explanation.workDone');
  const plan = useTranslations('plan.done');
  const dayText = useDayText();
  const paths = usePaths();
  const sideText = useSideText();
  const descriptions = useDescriptions();
  const { data: saved } = useQuery(planQuery(propertyId));
  const items = doneItems(saved ?? { step_ids: [], done: [] }, analysis, photos).flatMap((work) =>
    work.hazards.map((hazard) => ({ ...hazard, work })),
  );
  if (items.length === 0) return null;
  return (
    <section aria-labelledby="work-done-heading" className="flex flex-col gap-3">
      <h3 id="work-done-heading" className="font-serif text-title-2">
        {t('title')}
      </h3>
      <p className="max-w-[64ch] text-ink-soft">
        <span>{t('lead')}</span>{' '}
        <TextLink to={`${paths.plan(propertyId)}#${doneHeadingId}`}>{t('toPlan')}</TextLink>
      </p>
      <ul className="border-b border-line">
        {items.map(({ hazardType, basis, sides, photos: ofWork, isFoundAgain, work }) => {
          const { title } = descriptions.hazard(hazardType);
          const shown = work.views.filter(({ hazardTypes }) => hazardTypes.includes(hazardType));
          const pairs = shown.flatMap(({ before, after }) =>
            after === null ? [] : { before, after },
          );
          const pictures = [
            ...shown.flatMap(({ before, after }) =>
              after === null ? { photo: before, alt: plan('compare.beforeAlt', { title }) } : [],
            ),
            ...ofWork.map((photo) => ({ photo, alt: plan('compare.afterAlt', { title }) })),
          ];
          return (
            <li
              key={hazardType}
              className="flex flex-wrap items-start gap-x-4 gap-y-2 border-t border-line py-4 sm:gap-5"
            >
              <div className="flex min-w-[min(14rem,100%)] flex-1 flex-col items-start gap-1">
                <div className="flex flex-wrap items-baseline gap-x-3">
                  <h4 className="font-strong wrap-anywhere">{title}</h4>
                  <span className="text-caption text-ink-soft">{sideText(sides)}</span>
                </div>
                <p className="flex flex-wrap gap-x-3 text-caption text-ink-soft">
                  <span className="inline-flex items-center gap-1 font-strong text-forest">
                    <CheckIcon className="size-4" />
                    <span>{plan(`bases.${basis}`)}</span>
                  </span>
                  {work.done !== null && (
                    <span>
                      {plan('on', {
                        date: dayText(work.done.done_on),
                      })}
                    </span>
                  )}
                </p>
                {wronglyDated({ done: work.done, views: shown, photos: ofWork }).map((dated) => (
                  <p key={dated} className="text-caption">
                    {plan(dated)}
                  </p>
                ))}
                {isFoundAgain && <p className="text-caption">{plan('againText')}</p>}
              </div>
              {pairs.map(({ before, after }) => (
                <div key={after.image_id} className="w-full min-w-0 sm:w-80 print:w-60">
                  <ComparePhotos before={before} after={after} title={title} />
                </div>
              ))}
              {pictures.length > 0 && (
                <ul className="flex flex-wrap gap-2">
                  {pictures.map(({ photo, alt }) => (
                    <li key={photo.image_id} className="w-24 sm:w-32">
                      <PhotoImage
                        photo={photo}
                        alt={alt}
                        size="responsive"
                        sizes="128px"
                        className="aspect-4/3 w-full rounded-small bg-paper-sunk object-cover"
                      />
                    </li>
                  ))}
                </ul>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
