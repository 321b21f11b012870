import type { Operations } from '@dss/domain';

import { usePaths } from '../../../lib/paths.ts';
import { TextLink } from '../../../ui/text-link.tsx';
import { figure } from './figures.ts';
import { RecordTable } from './record-table.tsx';
import { SectionCard } from './section-card.tsx';
import { words } from './words.ts';

const t = words.recent;

/** The newest analyses. A link opens the home for its owner alone. */
export function RecentSection({
  recent_analyses: analyses,
  counts,
}: Pick<Operations, 'recent_analyses' | 'counts'>) {
  const paths = usePaths();
  return (
    <SectionCard
      title={t.title}
      brief={{
        text:
          analyses[0] === undefined ? words.none : t.brief(figure.moment(analyses[0].created_at)),
      }}
    >
      {analyses.length === 0 ? (
        <p className="text-ink-soft">{t.empty}</p>
      ) : (
        <RecordTable
          label={t.title}
          columns={[t.score, t.hazards, t.made, t.model, t.schema, t.property]}
          rows={analyses.map((analysis) => ({
            key: analysis.id,
            cells: [
              figure.whole(analysis.dss_score),
              figure.whole(analysis.hazard_count),
              figure.moment(analysis.created_at),
              analysis.model_name,
              analysis.schema_version,
              <TextLink key="property" to={paths.property(analysis.property_id)}>
                {analysis.property_id}
              </TextLink>,
            ],
          }))}
        />
      )}
      <p className="mt-4 text-caption text-ink-soft">
        {t.all(figure.whole(counts.hazards), figure.whole(counts.guidance))}
      </p>
    </SectionCard>
  );
}
