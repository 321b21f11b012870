import type { HomePush } from '@dss/domain';
import type { QueryKey } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';

import { nativeServer } from '../../lib/device/native/native-server.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { askPermission, useDevice, useNotifyWay, usePermission } from './use-device.ts';

interface DeviceChoiceProps {
  propertyId: string;
  /** Null: the server notifies no device. */
  push: HomePush | null;
  warningsKey: QueryKey;
}

/** Where an owner has this device notified of warnings. Its permission is asked for only after a tap. */
export function DeviceChoice({ push, ...home }: DeviceChoiceProps) {
  const t = useTranslations('fireWarnings.device');
  const way = useNotifyWay(push);
  if (way === 'blocked') return <p className="text-caption">{t('blocked')}</p>;
  if (way === 'not_here') {
    return <p className="text-caption">{t(isBareAppleDevice() ? 'installFirst' : 'notHere')}</p>;
  }
  if (way === 'page_only' || push === null) return <WhilePageIsOpen />;
  return <WithPagesClosed push={push} {...home} />;
}

function WithPagesClosed({
  propertyId,
  push,
  warningsKey,
}: DeviceChoiceProps & { push: HomePush }) {
  const t = useTranslations('fireWarnings.device');
  const { isOn, hasFailed, isPending, turnOn, turnOff } = useDevice(propertyId, push, warningsKey);
  if (isOn === undefined) return null;
  if (isOn) {
    return (
      <>
        <p className="text-caption">{t('isOn')}</p>
        <Button size="small" unavailable={isPending} onClick={turnOff}>
          {t('turnOff')}
        </Button>
      </>
    );
  }
  return (
    <>
      <Button size="small" unavailable={isPending} onClick={turnOn}>
        {t('turnOn')}
      </Button>
      {hasFailed && (
        <Notice tone="caution" role="alert">
          <p className="text-caption">{t('failed')}</p>
        </Notice>
      )}
    </>
  );
}

function WhilePageIsOpen() {
  const t = useTranslations('fireWarnings.device');
  const permission = usePermission();
  if (permission === 'granted') return <p className="text-caption">{t('whileOpen')}</p>;
  return (
    <Button size="small" onClick={() => void askPermission()}>
      {t('turnOn')}
    </Button>
  );
}

/** An iPhone or iPad with the page in its browser: only an installed page has notifications there. */
function isBareAppleDevice(): boolean {
  if (nativeServer !== null) return false;
  const isApple =
    /iPhone|iPad|iPod/.test(navigator.userAgent) ||
    // An iPad that asks for the pages of a computer.
    (navigator.userAgent.includes('Macintosh') && navigator.maxTouchPoints > 1);
  return isApple && Reflect.get(navigator, 'standalone') !== true;
}
