import type { Photo } from '@dss/domain';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

import {
  accountCalls,
  accountQuery,
  changingCalls,
  signInCalls,
  useAccount,
} from '../../../entities/account/account.ts';
import { apiPaths } from '../../../lib/api/api-paths.ts';
import { privateHead } from '../../../lib/head/page-head.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { TextField } from '../../../ui/fields.tsx';
import { showToast } from '../../../ui/toast/toast-queue.ts';
import { isRlsViolation } from './calls.ts';
import { Check, CheckFailed, useChecks, type Outcome } from './check.tsx';
import {
  Actions,
  CheckGrid,
  DiagnosticsPage,
  Section,
  toastFailure,
  useRequireUser,
} from './diagnostics-page.tsx';
import { RecordTable } from '../operations/record-table.tsx';
import { PropertySelector } from './property-selector.tsx';
import { RlsErrorCard } from './rls-error-card.tsx';
import { runOnServer } from './server-checks.ts';
import {
  createTestProperty,
  listOwnProperties,
  listPhotos,
  makeTestImages,
  remove,
  removeAllTestData,
  testImagePrefix,
  upload,
  useOwnProperties,
} from './test-data.ts';
import { words } from './words.ts';

const t = words.backend;
const services = ['storage', 'queue', 'mail', 'ai_provider', 'realtime'] as const;
const names = ['connection', 'action', ...services] as const;

export const meta = () => privateHead(words.titles.backend);

/** Accounts, properties and images by the product's own calls, and the services behind them. */
export default function BackendHealthPage() {
  const checks = useChecks(names);
  const { run } = checks;
  const actions = useActions(run);
  const records = useTestRecords(actions.act);
  useEffect(() => {
    void run('connection', () => runOnServer('connection'));
  }, [run]);

  return (
    <DiagnosticsPage title={words.titles.backend} lead={t.lead}>
      <CheckGrid>
        <Check
          title={words.connection.cards.connection}
          state={checks.of('connection')}
          statusWords={{
            pending: t.checking,
            running: t.checking,
            success: t.connected,
            error: words.common.connectionFailed,
          }}
        />
      </CheckGrid>
      <UserSection onSignedOut={records.clear} />
      <RecordActions records={records} isBusy={checks.isRunning} provoke={actions.provoke} />
      <Check title={t.last} state={checks.of('action')} />
      {actions.rls !== null && <RlsErrorCard {...actions.rls} />}
      <RecordTables records={records} />
      <ServicesSection checks={checks} />
    </DiagnosticsPage>
  );
}

type Checks = ReturnType<typeof useChecks<(typeof names)[number]>>;
type Act = (work: (userId: string) => Promise<Outcome>) => Promise<void>;

/** Runs what a button does as the check "last action", and keeps a refusal by row level security to explain it. */
function useActions(run: Checks['run']) {
  const requireUser = useRequireUser();
  const properties = useOwnProperties();
  const [rls, setRls] = useState<{ message: string; provoked: boolean } | null>(null);

  /** Runs an action of somebody who is signed in, and shows its outcome. */
  const act: Act = async (work) => {
    const actor = await requireUser();
    if (actor === null) return;
    setRls(null);
    await run('action', async () => {
      try {
        return await work(actor.id);
      } catch (error) {
        const { text, code = null } =
          error instanceof CheckFailed ? error.outcome : { text: String(error) };
        if (isRlsViolation(text, code)) setRls({ message: text, provoked: false });
        throw error;
      }
    });
    await properties.refetch();
  };
  const provoke = async () => {
    const outcome = await run('action', () => runOnServer('row_level_security'));
    if (outcome !== null && isRlsViolation(outcome.text, outcome.code)) {
      setRls({ message: `${outcome.text} (${outcome.code ?? ''})`, provoked: true });
    }
  };
  return { act, provoke, rls };
}

/** Test properties and their test images: what is shown of them, and what can be done with them. */
function useTestRecords(act: Act) {
  const { data: account } = useAccount();
  const properties = useOwnProperties();
  const [isListed, setListed] = useState(false);
  const [chosen, setChosen] = useState('');
  const [images, setImages] = useState<readonly Photo[]>([]);

  const choose = (id: string) => {
    setChosen(id);
    setImages([]);
  };
  const chosenProperty = () => {
    if (chosen === '') throw new CheckFailed({ text: t.noProperty });
    return chosen;
  };
  const testImagesOf = async (propertyId: string) =>
    (await listPhotos(propertyId)).filter(({ image_id: id }) => id.startsWith(testImagePrefix));

  return {
    properties,
    /** Empty until they were asked for. */
    shownProperties: isListed && account ? (properties.data ?? []) : [],
    isSignedIn: Boolean(account),
    chosen,
    choose,
    images,
    clear: () => {
      setListed(false);
      choose('');
    },
    create: () =>
      act(async () => {
        const property = await createTestProperty();
        choose(property.id);
        setListed(true);
        return { text: t.created(property.address) };
      }),
    list: () =>
      act(async (userId) => {
        const { length } = await listOwnProperties(userId);
        setListed(true);
        return { text: t.listed(length) };
      }),
    removeTemporary: () =>
      act(async (userId) => {
        const removed = await removeAllTestData(userId);
        choose('');
        return { text: t.cleaned(removed.properties) };
      }),
    insertImages: () =>
      act(async () => {
        const propertyId = chosenProperty();
        const made = await makeTestImages();
        for (const { imageId, file } of made.images) await upload(propertyId, imageId, file);
        setImages(await testImagesOf(propertyId));
        return { text: t.inserted(made.images.length, made.madeBy) };
      }),
    queryImages: () =>
      act(async () => {
        const found = await testImagesOf(chosenProperty());
        setImages(found);
        return { text: t.queried(found.length) };
      }),
    removeImages: () =>
      act(async () => {
        const propertyId = chosenProperty();
        const found = await testImagesOf(propertyId);
        for (const { image_id: id } of found) await remove(apiPaths.photo(propertyId, id));
        setImages(await testImagesOf(propertyId));
        return { text: t.removed(found.length) };
      }),
  };
}

type TestRecords = ReturnType<typeof useTestRecords>;

function RecordActions({
  records,
  isBusy,
  provoke,
}: {
  records: TestRecords;
  isBusy: boolean;
  provoke: () => Promise<void>;
}) {
  return (
    <>
      <Section title={t.properties}>
        <Actions
          isBusy={isBusy}
          actions={[
            [t.create, records.create],
            [t.list, records.list],
            [t.removeTemporary, records.removeTemporary, 'danger'],
            [t.rls, provoke],
          ]}
        />
      </Section>
      <Section title={t.images}>
        <p className="mb-3 text-ink-soft">{t.imagesHint}</p>
        {records.isSignedIn && (
          <PropertySelector
            query={records.properties}
            chosen={records.chosen}
            onChoose={records.choose}
          />
        )}
        <div className="mt-4">
          <Actions
            isBusy={isBusy}
            actions={[
              [t.insert, records.insertImages],
              [t.query, records.queryImages],
              [t.remove, records.removeImages, 'danger'],
            ]}
          />
        </div>
      </Section>
    </>
  );
}

function RecordTables({ records }: { records: TestRecords }) {
  return (
    <>
      <Section title={t.imagesTable}>
        <RecordTable
          label={t.imagesTable}
          empty={t.empty}
          rows={records.images.map((image) => ({
            key: image.image_id,
            cells: [
              ['image_id', image.image_id],
              ['source_url', image.source_url],
              ['created_at', image.created_at],
            ],
          }))}
        />
      </Section>
      <Section title={t.propertiesTable}>
        <RecordTable
          label={t.propertiesTable}
          empty={t.empty}
          rows={records.shownProperties.map((property) => ({
            key: property.id,
            cells: [
              ['address', property.address],
              ['id', property.id],
              ['lat, lng', property.lat === null ? '' : `${property.lat}, ${property.lng}`],
              ['created_at', property.created_at],
            ],
          }))}
        />
      </Section>
    </>
  );
}

/** The services behind the product, asked one after the other. */
function ServicesSection({ checks }: { checks: Checks }) {
  const checkServices = async () => {
    for (const name of ['connection', ...services] as const) {
      await checks.run(name, () => runOnServer(name));
    }
  };
  return (
    <Section title={t.services}>
      <p className="mb-3 text-ink-soft">{t.servicesLead}</p>
      <Actions isBusy={checks.isRunning} actions={[[t.checkServices, checkServices, 'primary']]} />
      <div className="mt-4">
        <CheckGrid>
          {services.map((name) => (
            <Check key={name} title={t.serviceNames[name]} state={checks.of(name)} />
          ))}
        </CheckGrid>
      </div>
    </Section>
  );
}

/** Signs a test user up, in and out. */
function UserSection({ onSignedOut }: { onSignedOut: () => void }) {
  const client = useQueryClient();
  const { data: account } = useAccount();
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [isBusy, setBusy] = useState(false);

  const attempt = async (failure: string, work: () => Promise<void>) => {
    setBusy(true);
    try {
      await work();
    } catch (error) {
      toastFailure(failure, error);
    } finally {
      setBusy(false);
    }
  };
  const refresh = () => client.fetchQuery({ ...accountQuery, staleTime: 0 });
  const signUp = () =>
    attempt(t.signUpFailed, async () => {
      await accountCalls.signUp({ name: t.testUser, email, password });
      showToast({ title: words.common.success, description: t.checkMail, tone: 'positive' });
    });
  const signIn = () =>
    attempt(t.signInFailed, async () => {
      const { status } = await signInCalls.password({ email, password });
      if (status === 'second_factor') throw new Error(t.secondFactor);
      await refresh();
    });
  const signOut = () =>
    attempt(t.signOutFailed, async () => {
      await changingCalls.signOut('this');
      await refresh();
      onSignedOut();
      showToast({ title: words.common.success, description: t.signedOutText, tone: 'positive' });
    });

  return (
    <Section title={t.user}>
      <Card className="p-5">
        <p role="status" className="wrap-anywhere">
          {account
            ? words.common.signedInAs(account.email)
            : account === null
              ? words.common.signedOut
              : words.common.unknown}
        </p>
        <form
          className="mt-4 grid max-w-2xl gap-4 sm:grid-cols-2"
          onSubmit={(event) => {
            event.preventDefault();
            void signIn();
          }}
        >
          <TextField
            label={t.email}
            type="email"
            autoComplete="email"
            value={email}
            onChange={({ target }) => setEmail(target.value)}
          />
          <TextField
            label={t.password}
            type="password"
            autoComplete="current-password"
            value={password}
            onChange={({ target }) => setPassword(target.value)}
          />
          <div className="flex flex-wrap gap-3 sm:col-span-2">
            <Button unavailable={isBusy} onClick={() => void signUp()}>
              {t.signUp}
            </Button>
            <Button type="submit" unavailable={isBusy}>
              {words.common.signIn}
            </Button>
            <Button unavailable={isBusy || !account} onClick={() => void signOut()}>
              {words.common.signOut}
            </Button>
          </div>
        </form>
      </Card>
    </Section>
  );
}
