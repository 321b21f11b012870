import {
  addressSchema,
  propertySchema,
  stateCodes,
  stateOfAddress,
  type ChangeAddress,
  type PickedPlace,
  type Property,
} from '@dss/domain';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTranslations } from 'use-intl';

import { apiPaths } from '../../lib/api/api-paths.ts';
import { callApi } from '../../lib/api/client.ts';
import { useWaitsForConnection } from '../../lib/api/query-client.ts';
import { useErrorText } from '../../lib/api/use-error-text.ts';
import { AddressField } from '../../entities/address/address-field.tsx';
import { useStateName } from '../../lib/messages/state-name.ts';
import { SelectField } from '../../ui/fields.tsx';
import { Notice } from '../../ui/notice.tsx';
import { SaveActions, Sheet } from '../../ui/sheet.tsx';
import { showToast } from '../../ui/toast/toast-queue.ts';
import { photosQuery } from '../../entities/photo/photos.ts';
import { propertiesKey } from '../../entities/property/homes.ts';
import { propertyQuery } from '../../entities/property/property.ts';

/** The value of the choice that leaves the state to the address. */
const fromAddress = '';

/** Lets the owner write the address anew, and correct the state that follows from it. */
export default function AddressDialog({
  property,
  onClose,
}: {
  property: Property;
  onClose: () => void;
}) {
  const t = useTranslations('results.address');
  const words = useTranslations('newProperty.address');
  const errorText = useErrorText();
  const stateName = useStateName();
  const save = useSaveAddress(property.id);
  const waits = useWaitsForConnection(save);
  const [address, setAddress] = useState(property.address_formatted);
  const [said, setSaid] = useState(property.state_source === 'owner' ? property.state : null);
  /** The place of the picked address, as long as the address isn't edited. */
  const place = useRef<Promise<PickedPlace | null> | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const [isSending, setSending] = useState(false);
  const [wasRefused, setRefused] = useState(false);
  const error = addressSchema.safeParse(address).success ? undefined : words('invalidAddress');
  const isNew = address !== property.address_formatted;
  const written =
    stateOfAddress(address) ??
    (!isNew && property.state_source === 'geocoder' ? property.state : null);

  const enter = (text: string, picked: Promise<PickedPlace | null> | null) => {
    place.current = picked;
    setAddress(text);
  };

  async function submit(): Promise<void> {
    if (isSending) return;
    if (error !== undefined) {
      setRefused(true);
      input.current?.focus();
      return;
    }
    setSending(true);
    // The place of an address picked just now may still be loading.
    const picked = await place.current;
    const kept = isNew ? picked : placeOf(property);
    save.mutate(
      { address, state: said ?? null, ...(kept !== null && { place: kept }) },
      {
        onSuccess: () => {
          showToast({ tone: 'positive', title: t('saved') });
          onClose();
        },
        onSettled: () => setSending(false),
      },
    );
  }

  return (
    <Sheet title={t('title')} description={t('text')} onClose={onClose}>
      <form
        noValidate
        id="address-form"
        className="my-5 flex flex-col gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <AddressField
          label={words('label')}
          hint={t('hint')}
          error={wasRefused ? error : undefined}
          value={address}
          inputRef={(element) => {
            input.current = element;
          }}
          onType={(text) => enter(text, null)}
          onPick={enter}
        />
        <SelectField
          inForm
          label={t('state')}
          value={said ?? fromAddress}
          options={[
            {
              value: fromAddress,
              label:
                written === null || written === undefined
                  ? t('notInAddress')
                  : t('fromAddress', { state: stateName(written) }),
            },
            ...stateCodes.map((code) => ({ value: code, label: stateName(code) })),
          ]}
          onChange={({ target }) =>
            setSaid(stateCodes.find((code) => code === target.value) ?? null)
          }
        />
        <p className="-mt-3 max-w-[60ch] text-caption text-ink-soft">{t('stateHint')}</p>
        {waits && <Notice role="status">{t('notSent')}</Notice>}
        {save.isError && (
          <Notice tone="danger" role="alert" title={t('failed')}>
            <p>{errorText(save.error)}</p>
          </Notice>
        )}
      </form>
      <SaveActions
        save={t(isSending ? 'saving' : 'save')}
        close={t('cancel')}
        isPending={isSending}
        form="address-form"
      />
    </Sheet>
  );
}

/** The place that was picked before: an address that is only given another state stays the picked one. */
function placeOf({ place_id: placeId, address_formatted: formatted }: Property) {
  return placeId === null ? null : { place_id: placeId, formatted_address: formatted };
}

/** PUT /api/properties/{id}/address. Photos may have moved on the ground with it. */
function useSaveAddress(propertyId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: ChangeAddress) =>
      callApi(apiPaths.address(propertyId), propertySchema, { method: 'PUT', body }),
    onSuccess: async (property) => {
      const { queryKey } = propertyQuery(propertyId);
      queryClient.setQueryData(queryKey, property);
      await queryClient.invalidateQueries({ queryKey: photosQuery(propertyId).queryKey });
      await queryClient.invalidateQueries({ queryKey: propertiesKey });
    },
  });
}
