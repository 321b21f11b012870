import { useState } from 'react';

import { Button } from '../../../ui/button.tsx';
import { Specimen, ThemePanels } from './theme-panels.tsx';
import { words } from './words.ts';

const steps = [4, 8, 16, 24, 32, 48, 64];
const corners = [
  { name: 'small, 4 px', look: 'rounded-small' },
  { name: 'card, 8 px', look: 'rounded-card' },
  { name: 'full', look: 'rounded-full' },
] as const;
const motions = [
  { name: 'quick, 150 ms', look: 'duration-(--motion-quick)' },
  { name: 'calm, 250 ms', look: 'duration-(--motion-calm)' },
] as const;

export function ShapeSection() {
  const { grid, corners: cornersTitle, motion } = words.shape;
  return (
    <ThemePanels title={words.sections.shape}>
      {() => (
        <>
          <Specimen label={grid}>
            <div className="flex flex-wrap items-end gap-3">
              {steps.map((step) => (
                <div key={step} className="text-center text-caption">
                  <span className="block bg-forest" style={{ width: step, height: step }} />
                  <span>{step}</span>
                </div>
              ))}
            </div>
          </Specimen>
          <Specimen label={cornersTitle}>
            <div className="flex flex-wrap gap-3 text-caption">
              {corners.map(({ name, look }) => (
                <span key={name} className={`hairline bg-paper-raised px-5 py-3 ${look}`}>
                  {name}
                </span>
              ))}
            </div>
          </Specimen>
          <Specimen label={motion}>
            <MotionSample />
          </Specimen>
        </>
      )}
    </ThemePanels>
  );
}

function MotionSample() {
  const [away, setAway] = useState(false);
  return (
    <div className="flex flex-col items-start gap-3">
      {motions.map(({ name, look }) => (
        <div key={name} className="w-full text-caption">
          <span>{name}</span>
          <div className="mt-1 rounded-full bg-paper-sunk">
            <span
              className={`block h-4 w-1/4 rounded-full bg-forest transition-transform ease-out ${look}`}
              style={{ transform: away ? 'translateX(300%)' : 'none' }}
            />
          </div>
        </div>
      ))}
      <Button size="small" onClick={() => setAway(!away)}>
        {words.shape.replay}
      </Button>
    </div>
  );
}
