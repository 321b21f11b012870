import * as icons from '../../../ui/icons.tsx';
import { ThemePanels } from './theme-panels.tsx';
import { words } from './words.ts';

export function IconSection() {
  return (
    <ThemePanels title={words.sections.icons}>
      {() => (
        <ul className="grid grid-cols-3 gap-3 text-caption sm:grid-cols-5">
          {Object.entries(icons).map(([name, Icon]) => (
            <li key={name} className="flex min-w-0 flex-col items-center gap-1 text-center">
              <Icon className="size-6" />
              <span className="max-w-full truncate text-ink-soft">{name.replace(/Icon$/, '')}</span>
            </li>
          ))}
        </ul>
      )}
    </ThemePanels>
  );
}
