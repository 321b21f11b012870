import type { CommunityFigures, CoordinatedCommunity } from '@dss/domain';
import { useState } from 'react';
import { useTranslations } from 'use-intl';

import { useChangeCommunity } from '../../entities/community/communities.ts';
import { BoundaryDialog } from '../../features/map/boundary/index.ts';
import { saveGeoJson } from '../../lib/api/download-file.ts';
import { FileButton } from '../../lib/api/file-button.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { showToast } from '../../ui/toast/toast-queue.ts';
import { countyGeoJson } from './county-geojson.ts';

/** Where the neighborhood lies, and its counts as a file for the map of a county. */
export function CountyCard({ community }: { community: CoordinatedCommunity }) {
  const t = useTranslations('communities');
  const [isDrawing, setIsDrawing] = useState(false);
  const { mutate: change, isPending, error } = useChangeCommunity(community.id);
  const { name, streets, dwellings, boundary, figures } = community;
  return (
    <section aria-labelledby="for-the-county">
      <Card className="flex flex-col items-start gap-3 p-5">
        <h2 id="for-the-county" className="font-serif text-title-3">
          {t('county.title')}
        </h2>
        <p className="text-caption text-ink-soft">{t('county.text')}</p>
        <p>
          {boundary === null ? t('county.notDrawn') : t('county.drawn', { count: boundary.length })}
        </p>
        {figures === null && <p className="text-caption text-ink-soft">{t('county.none')}</p>}
        <div className="flex flex-wrap gap-2">
          {figures !== null && <Download community={community} figures={figures} />}
          <Button size="small" onClick={() => setIsDrawing(true)}>
            {t(boundary === null ? 'county.draw' : 'county.redraw')}
          </Button>
        </div>
      </Card>
      {isDrawing && (
        <BoundaryDialog
          boundary={boundary}
          isPending={isPending}
          error={error}
          onClose={() => setIsDrawing(false)}
          onSave={(drawn) =>
            change(
              { name, streets, dwellings, boundary: drawn },
              {
                onSuccess: () => {
                  setIsDrawing(false);
                  showToast({
                    tone: 'positive',
                    title: t(drawn === null ? 'boundary.removed' : 'boundary.saved'),
                  });
                },
              },
            )
          }
        />
      )}
    </section>
  );
}

function Download({
  community,
  figures,
}: {
  community: CoordinatedCommunity;
  figures: CommunityFigures;
}) {
  const t = useTranslations('communities.county');
  return (
    <FileButton
      size="small"
      label={t('download')}
      save={() =>
        saveGeoJson(countyGeoJson(community, figures), t('fileName', { day: figures.as_of }))
      }
      failed={t('downloadFailed')}
    />
  );
}
