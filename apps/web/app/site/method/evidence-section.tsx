import { SourceLinks } from '../../field-texts/index.ts';
import type { MethodData } from './method-data.ts';

export function EvidenceSection({ points }: Pick<MethodData, 'points'>) {
  return (
    <ul className="grid gap-x-12 gap-y-6 md:grid-cols-2">
      {points.map(({ id, text, sources }) => (
        <li key={id} className="flex flex-col gap-2">
          <p className="max-w-[60ch]">{text}</p>
          <div className="text-caption">
            <SourceLinks sources={sources} />
          </div>
        </li>
      ))}
    </ul>
  );
}
