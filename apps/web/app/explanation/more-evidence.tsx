import type { ExplanationEvidence, Photo } from '@dss/domain';
import { useTranslations } from 'use-intl';

import { EvidenceThumbnail } from './evidence-photo.tsx';

/** The other photos that a finding rests on. */
export function MoreEvidence({
  evidence,
  photos,
}: {
  evidence: readonly ExplanationEvidence[];
  photos: readonly Photo[];
}) {
  const t = useTranslations('explanation.hazards');
  const seen = evidence.filter((each) => photos.some((photo) => photo.image_id === each.image_id));
  if (seen.length === 0) return null;
  return (
    <div>
      <p className="text-caption text-ink-soft">{t('more')}</p>
      <ul className="mt-1 flex flex-wrap gap-2">
        {seen.map((each, index) => (
          <li key={`${each.image_id}-${index}`}>
            <EvidenceThumbnail seen={each} photos={photos} alt={t('moreAlt')} />
          </li>
        ))}
      </ul>
    </div>
  );
}
