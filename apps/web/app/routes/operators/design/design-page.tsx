import about from '../../../lib/messages/en/about.json' with { type: 'json' };
import guidelines from '../../../lib/messages/en/guidelines.json' with { type: 'json' };
import home from '../../../lib/messages/en/home.json' with { type: 'json' };
import housePlan from '../../../lib/messages/en/housePlan.json' with { type: 'json' };
import { inEnglish } from '../../../lib/messages/en/in-english.ts';
import { MessageParts } from '../../../lib/messages/message-parts.tsx';
import { privateHead } from '../../../lib/head/page-head.ts';
import { ThemeSwitch } from '../../../features/preferences/theme-switch.tsx';
import { ToastOutlet } from '../../../ui/toast/toast-outlet.tsx';
import { ColorSection } from './color-section.tsx';
import { ButtonSection, FieldSection } from './control-section.tsx';
import { DrawingSection } from './drawing-section.tsx';
import { HazardSection } from './hazard-section.tsx';
import { IconSection } from './icon-section.tsx';
import { MessageSection, SurfaceSection } from './message-section.tsx';
import { PlanSection } from './plan-section.tsx';
import { RuleSection } from './rule-section.tsx';
import { ShapeSection } from './shape-section.tsx';
import { TypeSection } from './type-section.tsx';
import { words } from './words.ts';

/** The drawings use their pages' messages. */
const pictureWords = inEnglish({ about, guidelines, home, housePlan });

export const meta = () => privateHead(words.title);

/** Every token and component in every state, in both themes, for reference while working on them. */
export default function DesignPage() {
  return (
    <MessageParts words={pictureWords}>
      <main>
        <div className="page-width pt-10">
          <h1 className="font-serif text-display">{words.title}</h1>
          <p className="mt-2 mb-6 max-w-[58ch] text-lead text-ink-soft">{words.lead}</p>
          <ThemeSwitch />
        </div>
        <ColorSection />
        <TypeSection />
        <ShapeSection />
        <DrawingSection />
        <PlanSection />
        <HazardSection />
        <ButtonSection />
        <FieldSection />
        <MessageSection />
        <SurfaceSection />
        <IconSection />
        <RuleSection />
      </main>
      <ToastOutlet labels={words.toasts} />
    </MessageParts>
  );
}
