import {
  imageryTilesSchema,
  placeSuggestionsSchema,
  type ImageryTiles,
  type PickedPlace,
} from '@dss/domain';
import { useCallback, useEffect, useState } from 'react';
import { z } from 'zod';

import { apiPaths } from '../../../lib/api/api-paths.ts';
import { randomUuid } from '../../../lib/api/random-uuid.ts';
import { loadGoogleMaps } from '../../../features/map/backgrounds/google-maps.ts';
import { SatelliteMap } from '../../../features/map/backgrounds/satellite-map.tsx';
import { privateHead } from '../../../lib/head/page-head.ts';
import { AddressField } from '../../../entities/address/address-field.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { showToast } from '../../../ui/toast/toast-queue.ts';
import { ask, hasNoPictures, isMapsKeyUnset, messageOf } from './calls.ts';
import { Check, failedBy, Facts, useChecks } from './check.tsx';
import {
  CheckGrid,
  DiagnosticsPage,
  Section,
  toastFailure,
  useRequireUser,
} from './diagnostics-page.tsx';
import { saveProperty, testPlace } from './test-data.ts';
import { words } from './words.ts';

const t = words.maps;
const names = ['key', 'script', 'tiles', 'search'] as const;
const keySchema = z.object({ apiKey: z.string() });
/** As specified for the checks. The placement map has 20. */
const zoom = 18;

/** The address to search for: many houses have one like it. */
const searched = '100 Main Street';

/** The tile with the test house. */
function tileUrl({ url_template: template, max_zoom: max }: ImageryTiles): string {
  const tileZoom = Math.min(zoom, max);
  const across = 2 ** tileZoom;
  const latitude = (testPlace.lat * Math.PI) / 180;
  const x = Math.floor(((testPlace.lng + 180) / 360) * across);
  const y = Math.floor(((1 - Math.asinh(Math.tan(latitude)) / Math.PI) / 2) * across);
  return template
    .replace('{z}', String(tileZoom))
    .replace('{x}', String(x))
    .replace('{y}', String(y));
}

export const meta = () => privateHead(words.titles.maps);

/** The map's key, script and pictures, the search for addresses, and a map of what was picked. */
export default function MapsHealthPage() {
  const { run, of, isRunning } = useChecks(names);
  const [googleKey, setGoogleKey] = useState<string | null>(null);
  const [tiles, setTiles] = useState<ImageryTiles | null>(null);
  const [place, setPlace] = useState<PickedPlace | null>(null);

  const checkAll = useCallback(async () => {
    let key: string | null = null;
    await run('key', async () => {
      const answer = await ask('GET', apiPaths.googleMapsKey());
      const found = keySchema.safeParse(answer.json).data;
      if (found !== undefined) {
        key = found.apiKey;
        return { text: t.hasKey };
      }
      if (isMapsKeyUnset(answer)) return { text: t.noKey, isOff: true };
      showToast({ title: t.mapsError, description: t.keyFailed, tone: 'danger' });
      throw failedBy(answer, `${t.keyFailed}: ${messageOf(answer)}`);
    });
    const loaded = await run('script', async () => {
      if (key === null) return { text: t.scriptNotNeeded, isOff: true };
      try {
        await loadGoogleMaps(key);
      } catch (error) {
        toastFailure(t.mapsError, error);
        throw error;
      }
      return { text: t.scriptLoaded };
    });
    setGoogleKey(loaded === null ? null : key);
    await run('tiles', async () => {
      const answer = await ask('GET', apiPaths.imageryTiles());
      const found = imageryTilesSchema.safeParse(answer.json).data;
      if (hasNoPictures(answer)) return { text: t.tilesOff, isOff: true };
      if (found === undefined) throw failedBy(answer);
      setTiles(found);
      const tile = await ask('GET', tileUrl(found));
      if (tile.status !== 200) throw failedBy(tile, messageOf(tile), t.tilesAdvice);
      return { text: t.tilesFrom(found.attribution.map(({ text }) => text).join(', ')) };
    });
    await run('search', async () => {
      const answer = await ask('GET', apiPaths.placeSuggestions(searched, randomUuid()));
      const found = placeSuggestionsSchema.safeParse(answer.json).data;
      if (found === undefined) throw failedBy(answer, messageOf(answer), t.searchAdvice);
      if (found.attribution.length === 0) return { text: t.searchOff, isOff: true };
      return {
        text: t.searchFound(
          found.suggestions.length,
          searched,
          found.attribution.map(({ text }) => text).join(', '),
        ),
      };
    });
  }, [run]);
  useEffect(() => {
    void Promise.resolve().then(checkAll);
  }, [checkAll]);

  return (
    <DiagnosticsPage title={words.titles.maps} lead={t.lead}>
      <Section title={t.api}>
        <CheckGrid>
          <Check title={t.key} state={of('key')} />
          <Check title={t.script} state={of('script')} />
          <Check title={t.tiles} state={of('tiles')} />
          <Check title={t.search} state={of('search')} />
        </CheckGrid>
        <Button
          size="small"
          className="mt-4"
          unavailable={isRunning}
          onClick={() => void checkAll()}
        >
          {t.checkAgain}
        </Button>
      </Section>
      <div className="grid items-start gap-8 lg:grid-cols-2">
        <PlaceSection place={place} onPlace={setPlace} />
        <Section title={t.map}>
          {place === null ? (
            <p className="text-ink-soft">{t.noMap}</p>
          ) : (
            <SatelliteMap
              label={t.map}
              place={place}
              zoom={zoom}
              googleKey={googleKey}
              tiles={tiles}
            />
          )}
        </Section>
      </div>
    </DiagnosticsPage>
  );
}

function PlaceSection({
  place,
  onPlace,
}: {
  place: PickedPlace | null;
  onPlace: (place: PickedPlace | null) => void;
}) {
  const requireUser = useRequireUser();
  const [typed, setTyped] = useState('');
  const [isSaving, setSaving] = useState(false);
  const [problem, setProblem] = useState<string>();

  const pick = async (text: string, picked: Promise<PickedPlace | null>) => {
    setTyped(text);
    const found = await picked;
    onPlace(found);
    if (found !== null) return setProblem(undefined);
    setProblem(t.pickOne);
    showToast({ title: t.invalid, description: t.pickOne, tone: 'danger' });
  };
  const save = async () => {
    if (place === null) {
      showToast({ title: t.saveFailed, description: t.none, tone: 'danger' });
      return;
    }
    if (!(await requireUser())) return;
    setSaving(true);
    try {
      const { address } = await saveProperty({ address: place.formatted_address, place });
      showToast({ title: words.common.success, description: t.saved(address), tone: 'positive' });
    } catch (error) {
      toastFailure(t.saveFailed, error);
    }
    setSaving(false);
  };

  return (
    <Section title={t.addresses}>
      <div className="flex flex-col gap-6">
        <AddressField
          label={t.address}
          hint={t.addressHint}
          error={problem}
          value={typed}
          onType={(text) => {
            setTyped(text);
            onPlace(null);
          }}
          onPick={(text, picked) => void pick(text, picked)}
        />
        <Card className="p-5">
          <p className="font-strong">{t.details}</p>
          {place === null ? (
            <p className="mt-2 text-ink-soft">{t.none}</p>
          ) : (
            <Facts
              facts={[
                { name: t.formatted, value: place.formatted_address },
                { name: t.placeId, value: place.place_id },
                { name: t.position, value: `${place.lat.toFixed(6)}, ${place.lng.toFixed(6)}` },
              ]}
            />
          )}
        </Card>
        <div>
          <Button tone="primary" unavailable={isSaving} onClick={() => void save()}>
            {t.save}
          </Button>
        </div>
      </div>
    </Section>
  );
}
