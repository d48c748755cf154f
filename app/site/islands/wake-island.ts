import { readKnownZip } from '#app/lib/known-zip.ts'
import { loadPageWords } from './load-page-words.ts'
import { type IslandName, PARTS } from './parts.ts'

const awake = new WeakMap<Element, Promise<{ unmount(): void }>>()
const answering = new WeakSet<Element>()

/** Hydrates an island, once, however often it is called. */
export function wakeIsland(place: HTMLElement): Promise<unknown> {
  const waking = awake.get(place) ?? mount(place)
  awake.set(place, waking)
  waking.then(
    () => answering.add(place),
    // A failed load is retried on the next request.
    () => awake.delete(place),
  )
  return waking
}

async function mount(place: HTMLElement): Promise<{ unmount(): void }> {
  const { island, props = '{}' } = place.dataset
  const [Part, words, { mountIsland }] = await Promise.all([
    PARTS[island as IslandName](),
    loadPageWords(),
    import('./mount-island.tsx'),
  ])
  return mountIsland(place, Part, JSON.parse(props), words)
}

/** Unmounts the islands inside an element that is removed from the page. */
export function endIslands(page: ParentNode): void {
  for (const place of page.querySelectorAll('[data-island]'))
    awake.get(place)?.then(
      (root) => root.unmount(),
      () => undefined,
    )
}

/** A visitor who has entered a ZIP code sees prices for it on every page. */
export function wakeUrgentIslands(): void {
  const urgent = readKnownZip() === '' ? '[data-urgent]' : '[data-urgent], [data-island="zip-price"]'
  for (const place of document.querySelectorAll<HTMLElement>(urgent)) wakeIsland(place).catch(() => undefined)
}

/**
 * Hydrates an island on first interaction, so that it is ready by the time a form is filled in. A form submitted
 * earlier waits for it; if it does not load, the browser sends the form itself.
 */
export function wakeTouchedIslands(): void {
  for (const type of ['focusin', 'pointerdown'] as const)
    document.addEventListener(type, ({ target }) => {
      const place = islandAround(target)
      if (place) wakeIsland(place).catch(() => undefined)
    })
  document.addEventListener('submit', holdForm, true)
}

function holdForm(event: SubmitEvent): void {
  const { target: form, submitter } = event
  const place = islandAround(form)
  if (!place || !(form instanceof HTMLFormElement) || answering.has(place)) return
  event.preventDefault()
  event.stopImmediatePropagation()
  // A form cannot be submitted again during its submit event.
  const sendAgain = () => setTimeout(() => form.requestSubmit(submitter))
  wakeIsland(place).then(sendAgain, () => form.submit())
}

function islandAround(target: EventTarget | null): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>('[data-island]') : null
}
