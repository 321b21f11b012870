import type { Analysis } from '@dss/domain';
import { useState } from 'react';
import { useTranslations } from 'use-intl';

/** Tells a screen reader the new score when an answer or an objection has changed it; silent at first. */
export function ScoreAnnouncement({ analysis }: { analysis: Analysis }) {
  const t = useTranslations('explanation');
  const [first] = useState(analysis.analysis_id);
  const { analysis_id: id, dss_score: score, range } = analysis;
  return (
    <p role="status" className="sr-only">
      {id !== first && t('announce', { score, ...range })}
    </p>
  );
}
