import { hazardTextsEn, hazardTypeIds, walkStops } from '@dss/domain';
import { useState } from 'react';

import { BuildingPlanDrawing } from '../../../entities/hazard/drawings/building-plan-drawing.tsx';
import { HazardDrawing } from '../../../entities/hazard/drawings/hazard-drawing.tsx';
import { ManufacturedHomeDrawing } from '../../../entities/hazard/drawings/manufactured-home-drawing.tsx';
import { RidgeDrawing } from '../../../entities/hazard/drawings/ridge-drawing.tsx';
import { SlopeDrawing } from '../../../entities/hazard/drawings/slope-drawing.tsx';
import { StopDrawing } from '../../../entities/hazard/drawings/stop-drawing.tsx';
import { TemperedDrawing } from '../../../entities/hazard/drawings/tempered-drawing.tsx';
import { Button } from '../../../ui/button.tsx';
import { Specimen, ThemePanels } from './theme-panels.tsx';
import { words } from './words.ts';

const stops = walkStops({ start: 'front', missing: ['right', 'back', 'left'] });
const { hazards } = words;

/** The drawing of every hazard type and of every stop of the walk; without titles, to see whether each is recognized. */
export function HazardSection() {
  const [titled, setTitled] = useState(true);
  const drawings = [
    ...hazardTypeIds.map((id) => ({
      title: hazardTextsEn[id].title,
      drawing: <HazardDrawing id={id} />,
    })),
    { title: hazards.slope, drawing: <SlopeDrawing /> },
    { title: hazards.ridge, drawing: <RidgeDrawing /> },
    { title: hazards.tempered, drawing: <TemperedDrawing /> },
    { title: hazards.plan, drawing: <BuildingPlanDrawing /> },
    { title: hazards.manufactured, drawing: <ManufacturedHomeDrawing /> },
    ...stops.map(({ kind, side }) => ({
      title: hazards.stops[kind],
      drawing: <StopDrawing kind={kind} side={side} />,
    })),
  ];
  return (
    <ThemePanels title={words.sections.hazards}>
      {() => (
        <>
          <Button className="self-start" size="small" onClick={() => setTitled(!titled)}>
            {titled ? hazards.hide : hazards.show}
          </Button>
          <ul className="grid grid-cols-[repeat(auto-fill,minmax(8.5rem,1fr))] gap-4 text-caption">
            {drawings.map(({ title, drawing }) => (
              <li key={title} className="flex flex-col gap-1">
                {drawing}
                {titled && <span>{title}</span>}
              </li>
            ))}
          </ul>
          <Specimen label={hazards.small}>
            <div className="grid grid-cols-[repeat(auto-fill,5.5rem)] gap-3">
              {drawings.map(({ title, drawing }) => (
                <div key={title}>{drawing}</div>
              ))}
            </div>
          </Specimen>
        </>
      )}
    </ThemePanels>
  );
}
