import type { ReactNode } from 'react';

import type { Elements } from '../../../ui/elements.ts';
import { words } from './words.ts';

export const themes = ['light', 'dark'] as const;
export type Theme = (typeof themes)[number];

export interface ThemePanelsProps {
  title: string;
  children: (theme: Theme) => ReactNode;
}

/** One section of the page, in the light and the dark theme side by side. */
export function ThemePanels({ title, children }: ThemePanelsProps) {
  return (
    <section className="mt-10">
      <h2 className="page-width font-serif text-title-1">{title}</h2>
      <div className="mt-4 grid lg:grid-cols-2">
        {themes.map((theme) => (
          <div
            key={theme}
            className="min-w-0 border-y border-line bg-paper px-4 py-6 text-ink sm:px-8"
            data-theme={theme}
          >
            <h3 className="text-caption text-ink-soft">{words.themes[theme]}</h3>
            <div className="mt-4 flex flex-col gap-8">{children(theme)}</div>
          </div>
        ))}
      </div>
    </section>
  );
}

export interface SpecimenProps {
  label: string;
  children: Elements;
}

/** One component in one state, with a label that names the state. */
export function Specimen({ label, children }: SpecimenProps) {
  return (
    <div className="min-w-0">
      <p className="mb-2 text-caption text-ink-soft">{label}</p>
      {children}
    </div>
  );
}
