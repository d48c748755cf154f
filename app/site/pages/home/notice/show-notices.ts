import { controllerWithin } from '#app/lib/controller-within.ts'

const FIRST_AFTER_MS = 5000
/** No notice appears if the visitor clicked or scrolled this recently... */
const CALM_MS = 3000
/** ...but it is retried after this long. */
const POSTPONED_MS = 5000
const STAYS_MS = 7000
const NEXT_CHOSEN_AFTER_MS = 500
const PAUSE_MS = { least: 10_000, most: 30_000 }

const SAMPLE_COUNT = 8

/** @param chance from 0 up to 1 */
function pauseFor(chance: number): number {
  return PAUSE_MS.least + chance * (PAUSE_MS.most - PAUSE_MS.least)
}

const FETCHED_AFTER_MS = 4000

/** Shows other families' bookings one after another, in a loop, until the card is closed. */
export function showNotices(signal: AbortSignal): void {
  const place = document.querySelector<HTMLElement>('[data-notices]')
  if (!place) return
  const closing = controllerWithin(signal)
  const ended = closing.signal
  const after = (ms: number, act: () => void) => {
    const timer = setTimeout(act, ms)
    ended.addEventListener('abort', () => clearTimeout(timer), { once: true })
  }
  const isCalm = watchActivity(ended)
  // Loaded ahead of time, but with the lowest priority. If that fails offline, nothing is lost.
  let showCard: ((place: HTMLElement, index: number, close: () => void) => void) | undefined
  after(FETCHED_AFTER_MS, () => {
    import('./notice-card.ts').then(
      (card) => {
        showCard = card.showNotice
      },
      () => undefined,
    )
  })
  const show = (index: number) => {
    if (!isCalm()) return after(POSTPONED_MS, () => show(index))
    showCard?.(place, index, () => closing.abort())
    after(STAYS_MS, () => {
      place.replaceChildren()
      after(NEXT_CHOSEN_AFTER_MS, () => {
        after(pauseFor(Math.random()), () => show((index + 1) % SAMPLE_COUNT))
      })
    })
  }
  ended.addEventListener('abort', () => place.replaceChildren())
  after(FIRST_AFTER_MS, () => show(0))
}

/** Returns a function that checks that the visitor has not clicked or scrolled recently. */
function watchActivity(signal: AbortSignal): () => boolean {
  let lastActive = Number.NEGATIVE_INFINITY
  const note = () => {
    lastActive = Date.now()
  }
  window.addEventListener('click', note, { capture: true, signal })
  window.addEventListener('scroll', note, { passive: true, signal })
  return () => Date.now() - lastActive >= CALM_MS
}
