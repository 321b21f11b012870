import { useSyncExternalStore } from 'react';
import { useTranslations } from 'use-intl';

import { ChoiceGroup } from '../../ui/choice-group.tsx';
import {
  chooseTheme,
  chosenTheme,
  followTheme,
  themeChoices,
  type ThemeChoice,
} from './page-theme.tsx';

/** Light, dark, or same as device. Without scripts the page follows the device and the switch does nothing. */
export function ThemeSwitch() {
  const t = useTranslations('shell.theme');
  const chosen = useSyncExternalStore(followTheme, chosenTheme, asBuilt);
  return (
    <div className="noscript:hidden print:hidden">
      <ChoiceGroup
        legend={t('label')}
        legendClassName="text-caption font-strong text-ink"
        options={themeChoices.map((choice) => ({ value: choice, label: t(choice) }))}
        value={chosen}
        onChoose={chooseTheme}
      />
    </div>
  );
}

/** Pages are built without a choice. */
function asBuilt(): ThemeChoice {
  return 'system';
}
