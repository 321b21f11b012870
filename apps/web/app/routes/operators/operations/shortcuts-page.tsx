import { featuredPropertySchema, propertyListSchema } from '@dss/domain';
import { useQuery } from '@tanstack/react-query';

import { apiPaths } from '../../../lib/api/api-paths.ts';
import { callApi } from '../../../lib/api/client.ts';
import { LoadFailed } from '../../../lib/message-pages/load-failed.tsx';
import { privateHead } from '../../../lib/head/index.ts';
import { usePaths } from '../../../lib/paths.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
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
    <div className="page-width flex flex-1 flex-col gap-6 py-8 sm:py-12">
      <div>
        <h1 className="font-serif text-title-1">{t.title}</h1>
        <p className="mt-2 max-w-[60ch] text-ink-soft">{t.lead}</p>
        <p className="mt-1 text-caption">
          <TextLink to="/ops">{t.ops}</TextLink>
        </p>
      </div>
      {property.error !== null ? (
        <LoadFailed
          title={t.failed}
          error={property.error}
          retry={words.retryLoad}
          onRetry={() => void property.refetch()}
        />
      ) : property.data === undefined ? (
        <div role="status" aria-label={t.loading}>
          <Skeleton className="h-40" />
        </div>
      ) : (
        <SectionCard title={t.featured}>
          {property.data === null ? (
            <p className="text-ink-soft">{t.none}</p>
          ) : (
            <div className="flex flex-col items-start gap-4">
              <p className="wrap-anywhere">
                <span>{property.data.id}</span>
                <span className="block text-caption text-ink-soft">
                  {property.data.isConfigured ? t.configured : t.newest}
                </span>
              </p>
              <ButtonLink tone="primary" to={paths.property(property.data.id)}>
                {t.open}
              </ButtonLink>
            </div>
          )}
        </SectionCard>
      )}
      <div className="flex flex-wrap gap-4">
        <ButtonLink to={paths.newProperty()}>{t.newProperty}</ButtonLink>
        <ButtonLink to={paths.home()}>{t.home}</ButtonLink>
      </div>
    </div>
  );
}
