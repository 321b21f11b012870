import { useTranslations } from 'use-intl';

import { Card } from '../../../ui/card.tsx';
import type { ExampleHome } from './example-home.ts';

/** One hazard as results show it: where it is, what it costs, how to fix it. */
export function ExampleCard({ example }: { example: ExampleHome['fence'] }) {
  const t = useTranslations('home.hazard');
  const { title, points, step } = example;
  return (
    <Card className="mt-10 grid gap-6 p-5 sm:p-8 md:grid-cols-2 md:items-center md:gap-10">
      <Picture box={example.box} />
      <div className="flex flex-col gap-4">
        <p className="self-start rounded-small border border-line-strong px-2 text-caption text-ink-soft">
          {t('example')}
        </p>
        <div className="flex items-baseline justify-between gap-4">
          <h3 className="text-title-3">{title}</h3>
          <p className="shrink-0 font-strong text-ember tabular-nums">{t('lost', { points })}</p>
        </div>
        <p className="text-ink-soft">{step.why}</p>
        <div className="border-l-4 border-forest pl-4">
          <h4 className="font-strong">{step.title}</h4>
          <p className="mt-1">{step.action}</p>
          <p className="mt-2 flex flex-wrap gap-x-4 text-caption text-ink-soft tabular-nums">
            <span className="font-strong text-forest">{t('gain', { points: step.points })}</span>
            <span>{step.cost}</span>
            <span className="whitespace-nowrap">{step.time}</span>
          </p>
        </div>
        <p className="text-caption text-ink-soft">{t('computed')}</p>
      </div>
    </Card>
  );
}

/** A house from the side, with the hazard marked as on a photo. */
function Picture({ box }: Pick<ExampleHome['fence'], 'box'>) {
  const t = useTranslations('home.hazard');
  const percent = (share: number) => `${share * 100}%`;
  return (
    <div
      role="img"
      aria-label={t('picture')}
      className="relative overflow-hidden rounded-small border border-line"
    >
      <svg viewBox="0 0 400 300" fill="none" aria-hidden="true" className="block h-auto w-full">
        <path d="M0 0h400v300H0z" className="fill-paper" />
        <path
          d="M0 176c44-34 82-38 128-14s70-10 110-2 110 4 162-30M0 206c60-22 110-14 150-4"
          className="stroke-contour"
          strokeWidth="2"
        />
        <path d="M0 254h400v46H0z" className="fill-forest-wash" />
        <Tree />
        <House />
        <Fence />
        <path d="M0 254h400" className="stroke-ink" strokeWidth="2" />
      </svg>
      {box !== null && (
        <span
          aria-hidden="true"
          className="hazard-box absolute"
          style={{
            left: percent(box.x),
            top: percent(box.y),
            width: percent(box.width),
            height: percent(box.height),
          }}
        />
      )}
    </div>
  );
}

function Tree() {
  return (
    <g className="stroke-forest" strokeWidth="1.75">
      <path d="M62 254v-96M62 196l-16-16M62 184l14-14" />
      <path
        d="M28 152c-14-6-14-26 0-30 0-18 22-26 34-14 14-10 34 0 32 16 14 6 12 26-2 30-18 8-46 8-64-2z"
        className="fill-forest-wash"
      />
    </g>
  );
}

function House() {
  return (
    <g className="stroke-ink" strokeWidth="2">
      <path d="M206 128h164v126H206z" className="fill-paper-raised" />
      <path d="M206 148h164m-164 20h164m-164 20h164m-164 20h164m-164 20h164" strokeWidth="0.75" />
      <path d="M188 128 288 50l100 78z" className="fill-paper-sunk" />
      <path d="M188 128h200v8H188z" className="fill-paper-raised" />
      <path d="M278 100h20m-20 7h20m-20 7h20" strokeWidth="1.5" />
      <path
        d="M238 158h40v48h-40zM258 158v48M238 182h40"
        className="fill-paper"
        strokeWidth="1.5"
      />
      <path d="M310 170h38v84h-38z" className="fill-paper-sunk" strokeWidth="1.5" />
      <path d="M341 214h1" strokeWidth="3" strokeLinecap="round" />
    </g>
  );
}

function Fence() {
  return (
    <g className="fill-paper-sunk stroke-ink" strokeWidth="1.5">
      <path d="M0 186h206v7H0zM0 232h206v7H0z" />
      {Array.from({ length: 12 }, (_, at) => (
        <path key={at} d={`M${2 + at * 17} 254v-78l6.5-8 6.5 8v78z`} />
      ))}
    </g>
  );
}
