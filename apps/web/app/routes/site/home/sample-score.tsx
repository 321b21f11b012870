import { useTranslations } from 'use-intl';

import { StartLink } from '../../../entities/deployment/start-link.tsx';
import { Card } from '../../../ui/card.tsx';
import { CheckIcon } from '../../../ui/icons.tsx';
import { ScoreDial } from '../../../ui/score-dial.tsx';
import { StaticPart } from '../../../ui/static-part.tsx';
import { ExampleCard } from './example-card.tsx';
import type { ExampleHome } from './example-home.ts';

type Example = Omit<ExampleHome, 'plan'>;

const points = ['reasons', 'plan', 'range'] as const;

/** What a result looks like, drawn with the real dial. */
export function SampleScore({ example }: { example: Example }) {
  const t = useTranslations('home.sample');
  return (
    <section className="page-width pt-16">
      <div className="grid grid-cols-1 items-center gap-10 md:grid-cols-2 md:gap-16">
        <div className="flex flex-col items-start gap-5">
          <h2 className="font-serif text-title-1">{t('title')}</h2>
          <p className="text-ink-soft">{t('lead')}</p>
          <ul className="flex flex-col gap-3">
            {points.map((point) => (
              <li key={point} className="flex items-start gap-3">
                <CheckIcon className="mt-0.5 size-6 text-forest" />
                <span>{t(`points.${point}`)}</span>
              </li>
            ))}
          </ul>
          <StartLink entryPoint="home_what_you_get" className="mt-2">
            {t('start')}
          </StartLink>
        </div>
        <SampleCard example={example} />
      </div>
      {/* Hydrating its points would make the browser load its formats of numbers, which takes a phone long. */}
      <StaticPart id="example-hazard">
        <ExampleCard example={example.fence} />
      </StaticPart>
    </section>
  );
}

function SampleCard({ example }: { example: Example }) {
  const t = useTranslations('home.sample');
  const { score, range, hazards, stepCount, gain } = example;
  const figures = [
    { name: 'hazards', value: hazards.length },
    { name: 'actions', value: stepCount },
    { name: 'improvement', value: `+${gain}` },
  ] as const;
  return (
    <Card className="flex flex-col items-center gap-5 p-5 sm:p-8">
      <p className="self-start rounded-small border border-line-strong px-2 text-caption text-ink-soft">
        {t('example')}
      </p>
      <ScoreDial
        score={score}
        band="good"
        range={range}
        bandLabel={t('band')}
        outOf={t('outOf')}
        description={t('dial', { score, ...range })}
        className="-mt-6 w-full max-w-64"
      />
      <p className="max-w-[32ch] text-center text-caption text-ink-soft">{t('range', range)}</p>
      <dl className="grid w-full grid-cols-[1fr_1fr_1.5fr] border-t border-line pt-5 text-center">
        {figures.map(({ name, value }) => (
          <div key={name} className="flex flex-col px-1 not-first:border-l not-first:border-line">
            <dt className="order-2 text-caption leading-snug wrap-anywhere text-ink-soft">
              {t(name)}
            </dt>
            <dd className="font-serif text-title-1 font-strong tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
