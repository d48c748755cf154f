const DURATION_MS = 3000
const STORED_AS = 'confettiSince'

/**
 * Throws confetti over the whole window, unless the visitor asked for stillness. Where the link that was pressed opens
 * another document, that one goes on with it. Costs nothing until it is called.
 */
export async function burstConfetti(): Promise<void> {
  keepStart(Date.now())
  await throwFor(DURATION_MS)
}

/** Goes on with what the page before has thrown, if that was a moment ago. */
export async function continueConfetti(): Promise<void> {
  const remainingMs = takeStart() + DURATION_MS - Date.now()
  if (remainingMs > 0 && remainingMs <= DURATION_MS) await throwFor(remainingMs)
}

async function throwFor(remainingMs: number): Promise<void> {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return
  const confetti = await import('./confetti.ts').catch(() => undefined)
  confetti?.throwConfetti(DURATION_MS, DURATION_MS - remainingMs)
}

function keepStart(at: number): void {
  try {
    sessionStorage.setItem(STORED_AS, String(at))
  } catch {
    // Without storage the next page starts without confetti.
  }
}

/** When the last confetti was thrown; it is asked for once. */
function takeStart(): number {
  try {
    const start = Number(sessionStorage.getItem(STORED_AS) ?? Number.NaN)
    sessionStorage.removeItem(STORED_AS)
    return start
  } catch {
    return Number.NaN
  }
}
