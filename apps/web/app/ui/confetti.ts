import confetti from 'canvas-confetti';

/** Throws confetti over the page once. */
export async function throwConfetti(particles: number, colors: readonly string[]): Promise<void> {
  const canvas = document.createElement('canvas');
  canvas.setAttribute('aria-hidden', 'true');
  canvas.className = 'pointer-events-none fixed inset-0 z-50 size-full print:hidden';
  document.body.append(canvas);
  try {
    // No worker: it would be loaded from a blob URL, which the content security policy forbids.
    await confetti.create(canvas, { resize: true, useWorker: false })({
      particleCount: particles,
      spread: 75,
      origin: { y: 0.45 },
      colors: [...colors],
      disableForReducedMotion: true,
    });
  } finally {
    canvas.remove();
  }
}
