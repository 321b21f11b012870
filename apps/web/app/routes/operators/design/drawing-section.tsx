import { EmberPlaces } from '../../site/about/ember-places.tsx';
import { ZonesPicture } from '../../site/guidelines/zones-picture.tsx';
import { RingsStep } from '../../site/home/how-it-works.tsx';
import { BandBadge, type Band } from '../../../ui/band-badge.tsx';
import { Compass } from '../../../ui/compass.tsx';
import { ProgressRings } from '../../../ui/progress-rings.tsx';
import { RangeGauge } from '../../../ui/range-gauge.tsx';
import { RingsMark } from '../../../ui/rings-mark.tsx';
import { ScoreDial } from '../../../ui/score-dial.tsx';
import { Specimen, ThemePanels } from './theme-panels.tsx';
import { words } from './words.ts';

interface DialSample {
  readonly band: Band;
  readonly score: number;
  readonly low: number;
  readonly high: number;
}

const dials: readonly DialSample[] = [
  { band: 'excellent', score: 91, low: 84, high: 95 },
  { band: 'good', score: 72, low: 63, high: 78 },
  { band: 'fair', score: 48, low: 31, high: 70 },
  { band: 'poor', score: 0, low: 0, high: 12 },
];

const letters = { north: 'N', east: 'E', south: 'S', west: 'W' };

/** Every use of the rings: logo, dial, plans, progress. */
export function DrawingSection() {
  return (
    <ThemePanels title={words.sections.drawings}>
      {() => (
        <>
          <div className="flex flex-wrap items-center gap-6 text-forest">
            <RingsMark className="size-8" />
            <RingsMark className="size-16" />
            <RingsMark className="size-24" />
            {[1, 2, 3].map((filled) => (
              <RingsStep key={filled} filled={filled} className="size-14" />
            ))}
          </div>
          <div className="grid grid-cols-2 gap-6">
            {dials.map((dial) => (
              <DialSpecimen key={dial.band} {...dial} />
            ))}
          </div>
          <Specimen label={words.samples.gauge}>
            <RangeGauge
              score={72}
              range={{ low: 63, high: 78 }}
              description={words.samples.gauge}
            />
          </Specimen>
          <div className="flex flex-wrap items-center gap-6">
            <Compass missing={['north', 'west']} letters={letters} className="size-36" />
            <ProgressRings percent={55} className="size-32 text-forest" />
          </div>
          <div className="contours hairline h-40 rounded-card" />
          <ZonesPicture />
          <EmberPlaces />
        </>
      )}
    </ThemePanels>
  );
}

function DialSpecimen({ band, score, low, high }: DialSample) {
  const { outOf, bands, description } = words.dial;
  return (
    <div>
      <ScoreDial
        score={score}
        band={band}
        range={{ low, high }}
        bandLabel={bands[band]}
        outOf={outOf}
        description={description
          .replace('{score}', String(score))
          .replace('{low}', String(low))
          .replace('{high}', String(high))}
      />
      <BandBadge band={band} label={bands[band]} />
    </div>
  );
}
