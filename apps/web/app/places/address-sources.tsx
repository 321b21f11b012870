import type { Attribution } from '@dss/domain';
import { Fragment } from 'react';
import { useTranslations } from 'use-intl';

import { TextLink } from '../ui/text-link.tsx';

/** Whose addresses are suggested, with the links that they ask for. */
export function AddressSources({ attribution }: { attribution: readonly Attribution[] }) {
  const t = useTranslations('places');
  if (attribution.length === 0) return null;
  return (
    <p className="-mt-4 text-caption text-ink-faint">
      {t.rich('sources', {
        names: () =>
          attribution.map(({ text, url }, index) => (
            <Fragment key={text}>
              {index > 0 && ', '}
              {url === null ? text : <TextLink to={url}>{text}</TextLink>}
            </Fragment>
          )),
      })}
    </p>
  );
}
