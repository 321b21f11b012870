import type { Attribution } from '@dss/domain';
import { Fragment } from 'react';
import { useTranslations } from 'use-intl';

import { TextLink } from '../ui/text-link.tsx';

/**
 * The attribution of the address service, with the links it requires. Its line is always reserved, so that the content
 * below doesn't move while the visitor types.
 */
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
