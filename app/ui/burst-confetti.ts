const STORED_AS = 'confetti'

/**
 * Throws confetti over the whole window, unless the visitor prefers reduced motion. If the pressed link opens another
 * document, it continues there. Loads nothing until it is called.
 */
export async function burstConfetti(): Promise<void> {
  remember()
  await throwPieces()
}

/** Throws confetti on a document that was opened from one where confetti had just started. */
export async function continueConfetti(): Promise<void> {
  if (recall()) await throwPieces()
}

async function throwPieces(): Promise<void> {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return
  const confetti = await import('./confetti.ts').catch(() => undefined)
  confetti?.throwConfetti()
}

function remember(): void {
  try {
    sessionStorage.setItem(STORED_AS, 'thrown')
  } catch {
    // Without storage the next document starts without confetti.
  }
}

function recall(): boolean {
  try {
    const isThrown = sessionStorage.getItem(STORED_AS) !== null
    sessionStorage.removeItem(STORED_AS)
    return isThrown
  } catch {
    return false
  }
}
