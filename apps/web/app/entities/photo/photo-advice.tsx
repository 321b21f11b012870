import { useTranslations } from 'use-intl';

import type { PhotoIssue } from './photo-issues.ts';

/** Says quietly, once a photo was measured, why another one would be better. It never holds the photo up. */
export function PhotoAdvice({ issue }: { issue: PhotoIssue | null }) {
  const t = useTranslations('photos.advice');
  return (
    <div role="status">
      {issue !== null && <p className="text-caption leading-5 text-caution">{t(issue)}</p>}
    </div>
  );
}
