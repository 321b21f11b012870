import { wantsLessMotion } from '../ui/less-motion.ts';

const particles = 100;
const tokens = ['--forest', '--band-excellent', '--band-good', '--ember'];

/** Confetti for an excellent score, in the page's colors; none for visitors who prefer reduced motion. */
export async function celebrate(): Promise<void> {
  if (wantsLessMotion()) return;
  try {
    const { throwConfetti } = await import('../ui/confetti.ts');
    await throwConfetti(particles, tokens.map(hexOfToken));
  } catch {
    // Confetti is optional, so ignore a failed load.
  }
}

/** A color token's current value (light or dark theme) in the hex form that the confetti library expects. */
function hexOfToken(token: string): string {
  const probe = document.createElement('span');
  probe.style.color = `var(${token})`;
  document.body.append(probe);
  const channels = getComputedStyle(probe).color.match(/\d+/g) ?? [];
  probe.remove();
  return `#${channels
    .slice(0, 3)
    .map((channel) => Number(channel).toString(16).padStart(2, '0'))
    .join('')}`;
}
