import {
  bodyPairs,
  markPairs,
  measurePairs,
  textPairs,
  type ContrastPair,
} from '../../../styles/contrast-pairs.ts';
import { tokenColors } from '../../../styles/token-colors.ts';
import css from '../../../styles/tokens.css?raw';
import { ThemePanels, type Theme } from './theme-panels.tsx';
import { words } from './words.ts';

const colors = tokenColors(css);

const groups = [
  { name: 'body', pairs: bodyPairs },
  { name: 'text', pairs: textPairs },
  { name: 'mark', pairs: markPairs },
] as const;

/** Every color, and every pair that must be distinguishable, with its contrast ratio. */
export function ColorSection() {
  return (
    <ThemePanels title={words.sections.color}>
      {(theme) => (
        <>
          <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3">
            {colors.map((color) => (
              <li key={color.name} className="text-caption">
                <span
                  className="hairline block h-12 rounded-small"
                  style={{ background: color[theme] }}
                />
                <span className="font-strong">{color.name}</span>{' '}
                <span className="text-ink-soft">{color[theme]}</span>
              </li>
            ))}
          </ul>
          {groups.map(({ name, pairs }) => (
            <PairTable
              key={name}
              title={words.contrast[name]}
              pairs={pairs}
              marks={name === 'mark'}
              theme={theme}
            />
          ))}
        </>
      )}
    </ThemePanels>
  );
}

interface PairTableProps {
  title: string;
  pairs: readonly ContrastPair[];
  /** Whether these are shapes, which contain no text. */
  marks: boolean;
  theme: Theme;
}

function PairTable({ title, pairs, marks, theme }: PairTableProps) {
  return (
    <div>
      <h4 className="font-strong">{title}</h4>
      <ul className="mt-2 grid grid-cols-2 gap-1 text-caption sm:grid-cols-3">
        {measurePairs(css, pairs).map((pair) => (
          <li
            key={`${pair.front} ${pair.back}`}
            className="flex items-center justify-between gap-2 rounded-small px-2 py-1"
            style={{
              background: `var(--${pair.back})`,
              color: `var(--${marks ? 'ink' : pair.front})`,
            }}
          >
            {marks && (
              <span className="size-4 shrink-0" style={{ background: `var(--${pair.front})` }} />
            )}
            <span className="min-w-0 flex-1 truncate">{pair.front}</span>
            <span className="tabular-nums">{pair[theme].toFixed(1)}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
