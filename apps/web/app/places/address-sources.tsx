import type { Attribution } from '@dss/domain';
import { Fragment } from 'react';
import { useTranslations } from 'use-intl';

import { TextLink } from '../ui/text-link.tsx';

/** Whose addresses are suggested, with the links that they ask for. Its line is kept free: what is below must not move while somebody types. */
export function AddressSources({ attribution }: { attribution: readonly Attribution[] }) {
  const t = useTranslations('places');
  return (
    <p className="-mt-4 min-h-[1lh] text-caption text-ink-faint">
      {attribution.length > 0 &&
        t.rich('sources', {
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
