import { useFormatter, useTranslations } from 'use-intl';

import type { Background } from './use-background.ts';

/** The attribution of the picture and when it was taken, or a note that there is no picture. */
export function BackgroundCreditLine({ background }: { background: Background }) {
  const t = useTranslations('map.background');
  const format = useFormatter();
  const { attribution, capturedOn } = background.credit;
  if (background.kind === 'schematic')
    return <p className="text-caption text-ink-soft">{t('schematic')}</p>;
  if (background.kind !== 'picture') return null;
  return (
    <p className="text-caption text-ink-soft">
      {attribution.map(({ text, url }, index) => (
        <span key={text}>
          {index > 0 && <span>{' · '}</span>}
          {url === null ? (
            <span>{text}</span>
          ) : (
            <a href={url} rel="noreferrer" className="py-1 underline underline-offset-4">
              {text}
            </a>
          )}
        </span>
      ))}
      {capturedOn !== null && (
        <>
          <span>{' · '}</span>
          <span>
            {t('captured', {
              date: format.dateTime(new Date(`${capturedOn}T12:00:00`), {
                year: 'numeric',
                month: 'long',
              }),
            })}
          </span>
        </>
      )}
    </p>
  );
}
