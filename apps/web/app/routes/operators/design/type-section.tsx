import { Specimen, ThemePanels } from './theme-panels.tsx';
import { words } from './words.ts';

const sizes = [
  { name: 'display', look: 'font-serif text-display' },
  { name: 'title-1', look: 'font-serif text-title-1' },
  { name: 'title-2', look: 'font-serif text-title-2' },
  { name: 'title-3', look: 'text-title-3 font-strong' },
  { name: 'lead', look: 'text-lead' },
  { name: 'body', look: 'text-body' },
  { name: 'body strong', look: 'text-body font-strong' },
  { name: 'caption', look: 'text-caption' },
] as const;

/** Every text size in its family and weight, digits, and the letters that Spanish needs. */
export function TypeSection() {
  const { sample, figures, letters } = words.type;
  return (
    <ThemePanels title={words.sections.type}>
      {() => (
        <>
          {sizes.map(({ name, look }) => (
            <Specimen key={name} label={name}>
              <p className={look}>{sample}</p>
            </Specimen>
          ))}
          <Specimen label="score">
            <p className="font-serif text-score font-strong tabular-nums">72</p>
          </Specimen>
          <p className="tabular-nums">{figures}</p>
          <p>{letters}</p>
          <p className="font-serif text-title-3">{letters}</p>
        </>
      )}
    </ThemePanels>
  );
}
