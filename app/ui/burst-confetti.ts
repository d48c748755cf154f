/** Throws confetti over the whole window, unless the visitor asked for stillness. Costs nothing until it is called. */
export async function burstConfetti(): Promise<void> {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return
  const { throwConfetti } = await import('./confetti.ts')
  throwConfetti()
}
