import { featuredPropertySchema, propertyListSchema } from '@dss/domain';
import { useQuery } from '@tanstack/react-query';

import { apiPaths } from '../../../lib/api/api-paths.ts';
import { callApi } from '../../../lib/api/client.ts';
import { privateHead } from '../../../lib/head/page-head.ts';
import { usePaths } from '../../../lib/paths.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { Loaded, OperatorPage } from '../operator-page.tsx';
import { SectionCard } from './section-card.tsx';
import { words } from './words.ts';

const t = words.shortcuts;

export const meta = () => privateHead(t.title);

/** The configured property, or else the newest one of whoever asks. */
async function featured(signal: AbortSignal) {
  const chosen = await callApi(apiPaths.featuredProperty(), featuredPropertySchema, { signal });
  if (chosen.property_id !== null) return { id: chosen.property_id, isConfigured: true };
  const { properties } = await callApi(apiPaths.properties(), propertyListSchema, { signal });
  const [newest] = properties;
  return newest === undefined ? null : { id: newest.id, isConfigured: false };
}

/** Quick ways to the property that is tested with, and to a new one. */
export default function ShortcutsPage() {
  const paths = usePaths();
  const property = useQuery({
    queryKey: ['featured-property'],
    queryFn: ({ signal }) => featured(signal),
    staleTime: 0,
  });
  return (
    <OperatorPage title={t.title} lead={t.lead}>
      <Loaded query={property} words={t}>
        {(chosen) => (
          <SectionCard title={t.featured}>
            {chosen === null ? (
              <p className="text-ink-soft">{t.none}</p>
            ) : (
              <div className="flex flex-col items-start gap-4">
                <p className="wrap-anywhere">
                  <span>{chosen.id}</span>
                  <span className="block text-caption text-ink-soft">
                    {chosen.isConfigured ? t.configured : t.newest}
                  </span>
                </p>
                <ButtonLink tone="primary" to={paths.property(chosen.id)}>
                  {t.open}
                </ButtonLink>
              </div>
            )}
          </SectionCard>
        )}
      </Loaded>
      <div className="flex flex-wrap gap-4">
        <ButtonLink to={paths.newProperty()}>{t.newProperty}</ButtonLink>
        <ButtonLink to={paths.home()}>{t.home}</ButtonLink>
      </div>
    </OperatorPage>
  );
}
