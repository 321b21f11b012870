import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';

import { accountQuery, changingCalls, useAccount } from '../../../entities/account/account.ts';
import { brand } from '../../../lib/brand/index.ts';
import { privateHead } from '../../../lib/head/page-head.ts';
import { usePaths } from '../../../lib/paths.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { LabeledField } from '../../../ui/fields.tsx';
import { showToast } from '../../../ui/toast/toast-queue.ts';
import { isBucketMissing } from './calls.ts';
import { Check, CheckFailed, Facts, useChecks } from './check.tsx';
import { Actions, CheckGrid, DiagnosticsPage, Section, toastFailure } from './diagnostics-page.tsx';
import { runOnServer } from './server-checks.ts';
import { createTestProperty, removeTestProperty, upload } from './test-data.ts';
import { words } from './words.ts';

const t = words.connection;
type CardName = keyof typeof t.cards;
const names: readonly CardName[] = [
  'connection',
  'authentication',
  'database',
  'storage',
  'upload',
  'tables',
];

export const meta = () => privateHead(words.titles.connection);

/** Tests the backend that this deployment runs on, part by part. */
export default function ConnectionTestPage() {
  const paths = usePaths();
  const client = useQueryClient();
  const { data: account } = useAccount();
  const checks = useChecks(names);
  const file = useRef<HTMLInputElement>(null);

  const testConnection = async () => {
    const found = await checks.run('connection', () => runOnServer('connection'));
    if (found === null) showToast({ title: words.common.connectionFailed, tone: 'danger' });
  };
  const testAuthentication = () =>
    checks.run('authentication', async () => {
      // A check reports a failure at once, while pages would retry.
      const known = await client.fetchQuery({ ...accountQuery, staleTime: 0, retry: false });
      if (known === null) throw new CheckFailed({ text: t.notAuthenticated });
      return { text: `${t.authenticated}: ${known.email}` };
    });
  const testDatabase = () => checks.run('database', () => runOnServer('tables'));
  const testTables = () => checks.run('tables', () => runOnServer('table_operations'));
  const testStorage = () =>
    checks.run('storage', async () => {
      try {
        return await runOnServer('storage');
      } catch (error) {
        if (isBucketMissing(String(error))) {
          showToast({ title: t.bucketMissing, tone: 'danger' });
        }
        throw error;
      }
    });
  const testUpload = () =>
    checks.run('upload', async () => {
      if (account === null || account === undefined) {
        throw new CheckFailed({ text: words.common.signInFirst });
      }
      const chosen = file.current?.files?.[0];
      if (chosen === undefined) throw new CheckFailed({ text: t.noFile });
      const property = await createTestProperty();
      try {
        const photo = await upload(property.id, 'test-upload', chosen);
        return { text: t.uploaded(chosen.name, photo.source_url) };
      } finally {
        await removeTestProperty(property.id);
      }
    });
  const runAll = async () => {
    await testConnection();
    await testAuthentication();
    await testDatabase();
    await testStorage();
    await testUpload();
    await testTables();
  };
  const signOut = async () => {
    try {
      await changingCalls.signOut('this');
      await client.fetchQuery({ ...accountQuery, staleTime: 0 });
      checks.reset();
      showToast({ title: words.common.success, description: words.backend.signedOutText });
    } catch (error) {
      toastFailure(words.backend.signOutFailed, error);
    }
  };

  return (
    <DiagnosticsPage title={words.titles.connection} lead={t.lead}>
      <div className="flex flex-wrap items-center gap-3">
        <ButtonLink to={paths.home()}>{t.back}</ButtonLink>
        {account ? (
          <>
            <Button onClick={() => void signOut()}>{words.common.signOut}</Button>
            <p className="wrap-anywhere text-ink-soft">{account.email}</p>
          </>
        ) : account === undefined ? null : (
          <ButtonLink tone="quiet" to={paths.signIn()}>
            {words.common.signIn}
          </ButtonLink>
        )}
      </div>
      <Section title={t.overview}>
        <Card className="p-5">
          <ul className="list-disc pl-5">
            <li>{t.tables}</li>
            <li>{t.auth}</li>
            <li>{t.bucket}</li>
          </ul>
          <Facts
            facts={[
              { name: t.url, value: location.origin },
              { name: t.project, value: brand.product },
              {
                name: t.state,
                value: account
                  ? t.authenticated
                  : account === null
                    ? t.notAuthenticated
                    : words.common.unknown,
              },
            ]}
          />
        </Card>
      </Section>
      <Actions
        isBusy={checks.isRunning}
        actions={[
          [t.runAll, runAll, 'primary'],
          [t.testDatabase, () => testDatabase().then(() => testTables())],
          [t.testStorage, () => testStorage().then(() => testUpload())],
        ]}
      />
      <div className="max-w-xl">
        <LabeledField label={t.file} hint={t.fileHint}>
          {(input) => <input {...input} ref={file} type="file" accept="image/*,.pdf,.txt" />}
        </LabeledField>
      </div>
      <CheckGrid>
        {names.map((name) => (
          <Check key={name} title={t.cards[name]} state={checks.of(name)} />
        ))}
      </CheckGrid>
      <p className="text-ink-soft">{t.yourServices}</p>
    </DiagnosticsPage>
  );
}
