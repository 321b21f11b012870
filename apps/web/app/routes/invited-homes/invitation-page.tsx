import { peopleLimits, type HomeInvitation } from '@dss/domain';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useFormatter, useTranslations } from 'use-intl';

import { SignInLinks } from '../../entities/account/sign-in-links.tsx';
import { useAccount } from '../../entities/account/account.ts';
import {
  homeInvitationQuery,
  useAcceptHomeInvitation,
} from '../../entities/home-people/home-people.ts';
import { appHead } from '../../lib/head/page-texts.ts';
import { linkedHead } from '../../lib/head/page-head.ts';
import { SaveFailed } from '../../lib/message-pages/save-failed.tsx';
import { LinkedPage } from '../../lib/message-pages/linked-page.tsx';
import { useTokenInAddress } from '../../lib/navigation/use-token-in-address.ts';
import { usePaths, type Paths } from '../../lib/paths.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { TextField } from '../../ui/fields.tsx';

export const meta = appHead(({ messages }) => linkedHead(messages.people.invitation.title));

/** Opened by an invitation: which home it is to, what one would see of it and be seen as, and the choice. */
export default function InvitationPage() {
  const token = useTokenInAddress('dss-home-invitation');
  const { data: account } = useAccount();
  const query = useQuery({
    ...homeInvitationQuery(token ?? '', account?.email ?? null),
    enabled: token !== null && token !== '' && account !== undefined,
  });
  return (
    <LinkedPage
      // Until it is known who is signed in, it isn't whether the invitation is theirs already.
      token={account === undefined ? null : token}
      query={query}
      over="home_invitation_invalid"
      words="people.invitation"
    >
      {(invitation, given) => (
        <Invitation invitation={invitation} token={given} account={account?.name ?? null} />
      )}
    </LinkedPage>
  );
}

interface InvitationProps {
  invitation: HomeInvitation;
  token: string;
  /** The name of whoever is signed in; null: nobody. */
  account: string | null;
}

function Invitation({ invitation, token, account }: InvitationProps) {
  const t = useTranslations('people.invitation');
  const format = useFormatter();
  const { role, owner, address, name, expires_at: until, ends_after_days: days } = invitation;
  const papers = invitation.sees_papers === true;
  return (
    <div className="page-width flex max-w-2xl flex-1 flex-col gap-6 py-8 sm:py-12">
      <header className="flex flex-col gap-2">
        <p className="text-caption text-ink-soft">{t('title')}</p>
        <h1 className="font-serif text-title-1 wrap-anywhere">{address}</h1>
        <p className="wrap-anywhere">
          {owner === null ? t(`byOwner.${role}`) : t(`by.${role}`, { owner })}
        </p>
      </header>
      <Card className="flex flex-col gap-5 p-5">
        <section className="flex flex-col gap-1" aria-labelledby="invited-see">
          <h2 id="invited-see" className="font-serif text-title-3">
            {t('see')}
          </h2>
          <p>{role === 'assessor' ? t('seeWalk', { days: days ?? 0 }) : t(`seeHome.${role}`)}</p>
          {role !== 'assessor' && (
            <p className={papers ? undefined : 'text-ink-soft'}>
              {t(papers ? 'papers' : 'noPapers')}
            </p>
          )}
          <p className="text-ink-soft">{t('seeNot')}</p>
        </section>
        <section className="flex flex-col gap-1" aria-labelledby="invited-seen">
          <h2 id="invited-seen" className="font-serif text-title-3">
            {t('seen')}
          </h2>
          <p>{t('seenName')}</p>
          {papers && <p>{t('seenPacket')}</p>}
          <p className="text-ink-soft wrap-anywhere">{t('seenCalled', { name })}</p>
        </section>
        <p className="text-ink-soft">{t('leave')}</p>
      </Card>
      {account === null ? (
        <SignedOut />
      ) : invitation.role_id === null ? (
        <Accept token={token} account={account} />
      ) : (
        <Accepted invitation={invitation} roleId={invitation.role_id} />
      )}
      {invitation.role_id === null && (
        <p className="text-caption text-ink-soft">
          {t('until', { date: format.dateTime(new Date(until), { dateStyle: 'long' }) })}
        </p>
      )}
    </div>
  );
}

function SignedOut() {
  const t = useTranslations('people.invitation');
  return (
    <div className="flex flex-col items-start gap-4">
      <p>{t('account')}</p>
      <div className="flex flex-wrap gap-3">
        <SignInLinks />
      </div>
    </div>
  );
}

function Accepted({ invitation, roleId }: { invitation: HomeInvitation; roleId: string }) {
  const t = useTranslations('people.invitation');
  const paths = usePaths();
  return (
    <div className="flex flex-col items-start gap-4">
      <p className="font-strong">{t('isYours')}</p>
      <ButtonLink tone="primary" to={homeOf(paths, { role: invitation.role, id: roleId })}>
        {t('toHome')}
      </ButtonLink>
    </div>
  );
}

function Accept({ token, account }: { token: string; account: string }) {
  const t = useTranslations('people.invitation');
  const paths = usePaths();
  const navigate = useNavigate();
  const { mutate, isPending, error } = useAcceptHomeInvitation();
  const [name, setName] = useState(account);
  const [isTried, setTried] = useState(false);
  const most = peopleLimits.nameCharacters;
  const isNamed = name.trim() !== '' && name.trim().length <= most;
  return (
    <form
      noValidate
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        setTried(true);
        if (!isNamed || isPending) return;
        mutate(
          { token, name: name.trim() },
          { onSuccess: (role) => void navigate(homeOf(paths, role), { replace: true }) },
        );
      }}
    >
      <TextField
        label={t('name')}
        value={name}
        autoComplete="name"
        error={isTried && !isNamed ? t('nameMissing', { most }) : undefined}
        onChange={({ target }) => setName(target.value)}
      />
      <Button type="submit" tone="primary" className="self-start" unavailable={isPending}>
        {t(isPending ? 'accepting' : 'accept')}
      </Button>
      <SaveFailed title={t('failed')} error={error} />
    </form>
  );
}

/** Where somebody sees a home on which they have a role: an assessor begins in their list. */
function homeOf(paths: Paths, { role, id }: Pick<HomeInvitation, 'role'> & { id: string }): string {
  return role === 'assessor' ? paths.invitedHomes() : paths.invitedHome(id);
}
