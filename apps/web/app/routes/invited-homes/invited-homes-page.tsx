import type { OwnHomeRole } from '@dss/domain';
import { Link } from 'react-router';
import { useFormatter, useTranslations } from 'use-intl';

import { useHomeRoles } from '../../entities/home-people/home-people.ts';
import { appHead, pageTitle, privateHead } from '../../lib/head/index.ts';
import { usePaths } from '../../lib/paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { InvitedFrame } from './invited-frame.tsx';
import { LeaveButton } from './leave-button.tsx';

export const meta = appHead(({ messages }) => privateHead(pageTitle(messages.people.mine.title)));

/** The homes of others on which whoever is signed in has a role. */
export default function InvitedHomesPage() {
  const t = useTranslations('people.mine');
  const visits = useTranslations('homeVisits');
  const paths = usePaths();
  const query = useHomeRoles();
  return (
    <InvitedFrame query={query}>
      {(roles) => (
        <div className="page-width flex max-w-2xl flex-1 flex-col gap-6 py-8 sm:py-12">
          <header>
            <h1 className="font-serif text-title-1">{t('title')}</h1>
            <p className="mt-2 text-ink-soft">{t('lead')}</p>
          </header>
          {roles.length === 0 ? (
            <p>{t('none')}</p>
          ) : (
            <ul className="flex flex-col gap-3">
              {roles.map((role) => (
                <li key={role.id}>
                  <Role role={role} />
                </li>
              ))}
            </ul>
          )}
          {roles.some(({ role }) => role === 'assessor') && (
            <p>
              <TextLink to={paths.visits()}>{visits('walk.all')}</TextLink>
            </p>
          )}
        </div>
      )}
    </InvitedFrame>
  );
}

function Role({ role }: { role: OwnHomeRole }) {
  const t = useTranslations('people.mine');
  const paths = usePaths();
  const format = useFormatter();
  const { address, joined_name: name, name: called, ends_at: ends, joined_at: joined } = role;
  const date = format.dateTime(new Date(ends ?? joined), { dateStyle: 'long' });
  return (
    <Card className="flex flex-col items-start gap-3 p-5">
      <div className="flex flex-col gap-1">
        <h2 className="font-serif text-title-3 wrap-anywhere">
          {role.role === 'assessor' ? (
            <span>{address}</span>
          ) : (
            <Link
              to={paths.invitedHome(role.id)}
              className="text-forest underline underline-offset-4"
            >
              {address}
            </Link>
          )}
        </h2>
        <p>{t(`role.${role.role}`, { date })}</p>
        <p className="text-caption text-ink-soft wrap-anywhere">{t('seenAs', { name, called })}</p>
      </div>
      <div className="flex flex-wrap gap-2">
        {role.role === 'assessor' && (
          <ButtonLink size="small" tone="primary" to={paths.walk(role.property_id)}>
            {t('walk')}
          </ButtonLink>
        )}
        <LeaveButton role={role} />
      </div>
    </Card>
  );
}
