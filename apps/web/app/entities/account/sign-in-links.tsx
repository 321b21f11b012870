import { useTranslations } from 'use-intl';

import { usePaths } from '../../lib/paths.ts';
import { ButtonLink } from '../../ui/button.tsx';

/** The ways on for whoever has to be signed in. */
export function SignInLinks() {
  const t = useTranslations('account.links');
  const paths = usePaths();
  return (
    <>
      <ButtonLink tone="primary" to={paths.signIn()}>
        {t('signIn')}
      </ButtonLink>
      <ButtonLink to={paths.signUp()}>{t('signUp')}</ButtonLink>
    </>
  );
}
