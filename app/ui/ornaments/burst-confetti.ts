/**
 * Throws confetti over the whole window, unless the visitor prefers reduced motion. Loads its code on the
 * first call.
 */
export async function burstConfetti(): Promise<void> {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return
  const confetti = await import('./confetti.ts').catch(() => undefined)
  confetti?.throwConfetti()
}
