import { accountTextLimits, type Passkey } from '@dss/domain';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';

import { Button } from '../../ui/button.tsx';
import { ConfirmButton } from '../../ui/confirm-button.tsx';
import { showToast } from '../../ui/toast/toast-queue.ts';
import { passwordField } from './account-fields.ts';
import { describeDevice } from './describe-device.ts';
import { AccountForm } from './form-parts.tsx';
import {
  addPasskey,
  passkeysKey,
  removePasskey,
  renamePasskey,
  useHasPasskeys,
  usePasskeys,
} from './passkeys.ts';
import { useSubmit } from '../../features/account/use-submit.ts';

/** The account's passkeys: added on this device, named, removed. */
export function Passkeys() {
  const t = useTranslations('account');
  const { data } = usePasskeys();
  const canAdd = useHasPasskeys();
  const { change, ...submission } = useChange();
  const [added, setAdded] = useState(0);
  const passkeys = data?.passkeys ?? [];
  if (!canAdd && passkeys.length === 0) return null;
  return (
    <>
      <h3 className="border-t border-line pt-6 font-strong">{t('passkeys.title')}</h3>
      <p className="-mt-4 text-ink-soft">{t('passkeys.text')}</p>
      {passkeys.length > 0 && (
        <ul aria-label={t('passkeys.title')} className="flex flex-col">
          {passkeys.map((passkey) => (
            <PasskeyItem key={passkey.id} passkey={passkey} />
          ))}
        </ul>
      )}
      {canAdd && (
        <AccountForm
          // Emptied after each passkey.
          key={added}
          label={t('passkeys.add')}
          submit={t('passkeys.add')}
          tone="secondary"
          submission={submission}
          onSubmit={({ name = '', password = '' }) =>
            change(async () => {
              await addPasskey(name, password);
              setAdded(added + 1);
            }, t('passkeys.added'))
          }
          fields={[
            {
              name: 'name',
              label: t('passkeys.name'),
              hint: t('passkeys.nameHint'),
              maxLength: accountTextLimits.passkeyName,
              defaultValue: describeDevice(navigator.userAgent) ?? '',
            },
            passwordField(t('passkeys.password')),
          ]}
        />
      )}
    </>
  );
}

function PasskeyItem({ passkey }: { passkey: Passkey }) {
  const t = useTranslations('account.passkeys');
  const format = useFormatter();
  const { change, ...submission } = useChange();
  const [isNaming, setNaming] = useState(false);
  const { id, name } = passkey;
  if (isNaming) {
    return (
      <li className="border-b border-line py-3 last:border-0">
        <AccountForm
          label={t('rename', { name })}
          submit={t('save')}
          tone="secondary"
          submission={submission}
          onSubmit={({ name: given = '' }) =>
            change(async () => {
              await renamePasskey(id, given);
              setNaming(false);
            }, t('renamed'))
          }
          fields={[{ name: 'name', label: t('newName'), defaultValue: name }]}
          more={
            <Button tone="quiet" className="px-0!" onClick={() => setNaming(false)}>
              {t('cancel')}
            </Button>
          }
        />
      </li>
    );
  }
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 border-b border-line py-3 last:border-0">
      <div className="min-w-0">
        <p className="font-strong break-words">{name}</p>
        <p className="text-caption text-ink-soft">
          {t('since', {
            date: format.dateTime(new Date(passkey.created_at), { dateStyle: 'medium' }),
          })}
        </p>
      </div>
      <div className="flex flex-wrap gap-3">
        <Button size="small" aria-label={t('rename', { name })} onClick={() => setNaming(true)}>
          {t('renameShort')}
        </Button>
        <ConfirmButton
          size="small"
          aria-label={t('remove', { name })}
          isPending={submission.isSending}
          question={{
            title: t('removeTitle', { name }),
            text: t('removeText'),
            confirm: t('removeShort'),
            cancel: t('keep'),
          }}
          onConfirm={() => change(async () => removePasskey(id), t('removed'))}
        >
          {t('removeShort')}
        </ConfirmButton>
      </div>
    </li>
  );
}

/** Changes the passkeys, says so, and reloads them. */
function useChange() {
  const t = useTranslations('account');
  const client = useQueryClient();
  const { run, ...submission } = useSubmit();
  const change = (call: () => Promise<unknown>, message: string) =>
    void run(async () => {
      await call();
      await client.invalidateQueries({ queryKey: passkeysKey });
      showToast({ tone: 'positive', title: t('success'), description: message });
    });
  return { ...submission, change };
}
