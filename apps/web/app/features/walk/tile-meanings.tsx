import type { WalkStop } from '@dss/domain';
import { useTranslations } from 'use-intl';

import { QuestionDrawing } from '../../entities/answers/question-drawing.tsx';
import { useDescriptions } from '../../entities/hazard/texts/descriptions-provider.tsx';
import { Button } from '../../ui/button.tsx';
import { Sheet, SheetActions, SheetClose } from '../../ui/sheet.tsx';
import { useStopWords } from './stop-words.ts';

export interface TileMeaningsProps {
  stop: WalkStop;
  onClose: () => void;
}

/** What each tile of a stop means, in full. */
export default function TileMeanings({ stop, onClose }: TileMeaningsProps) {
  const t = useTranslations('walk.meanings');
  const { name, how } = useStopWords()(stop);
  const descriptions = useDescriptions();
  return (
    <Sheet title={name} description={how} onClose={onClose}>
      <ul className="my-3">
        {stop.questions.map((id) => {
          const { tile, why } = descriptions.question(id);
          return (
            <li key={id} className="flex items-start gap-3 border-t border-line py-3">
              <QuestionDrawing id={id} className="w-20 shrink-0" />
              <div className="min-w-0">
                <p className="leading-tight font-strong">{tile?.name}</p>
                {tile?.detail !== null && <p className="leading-snug">{tile?.detail}</p>}
                <p className="mt-1 text-caption text-ink-soft">{why}</p>
              </div>
            </li>
          );
        })}
      </ul>
      <SheetActions>
        <SheetClose render={<Button>{t('close')}</Button>} />
      </SheetActions>
    </Sheet>
  );
}
