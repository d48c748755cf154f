import { readScriptTexts } from '#app/site/page-texts/script-texts.ts'

/**
 * Selects app/ui/pictures/picture.tsx by its data attributes: importing its style sheet would bring React
 * along.
 */
const FRAME = 'span[data-state]'

/** Marks every picture as loaded or failed, and replaces failed ones. */
export function watchPictures(): void {
  document.addEventListener('load', ({ target }) => settle(target), true)
  document.addEventListener('error', ({ target }) => settle(target), true)
}

/** Pictures may have loaded, or failed, before this script started. */
export function settlePictures(page: ParentNode): void {
  for (const image of page.querySelectorAll('img')) if (image.complete && image.currentSrc) settle(image)
}

/**
 * Loads the pictures that come next (`priority` in app/ui/pictures/picture.tsx) before they get near the
 * viewport.
 */
export function loadNextPictures(): void {
  for (const image of document.querySelectorAll<HTMLImageElement>('img[loading=lazy][fetchpriority=high]'))
    image.loading = 'eager'
}

function settle(image: EventTarget | null): void {
  // Inside React, its own components handle their pictures.
  if (!(image instanceof HTMLImageElement) || image.closest('astro-island')) return
  const frame = image.closest<HTMLElement>(FRAME)
  const { fallback, initial } = image.dataset
  if (image.naturalWidth > 0) markLoaded(frame)
  else if (fallback) showFallback(image, fallback)
  else if (initial) image.replaceWith(initialInstead(image, initial))
  else if (frame) showMissing(frame, image.alt)
}

function markLoaded(frame: HTMLElement | null): void {
  if (frame) frame.dataset.state = 'loaded'
}

/** Tried only once. */
function showFallback(image: HTMLImageElement, fallback: string): void {
  delete image.dataset.fallback
  for (const source of image.parentElement?.querySelectorAll('source') ?? []) source.remove()
  image.src = fallback
}

function initialInstead({ className }: HTMLImageElement, initial: string): HTMLElement {
  const letter = document.createElement('span')
  letter.className = className
  letter.ariaHidden = 'true'
  letter.textContent = initial
  return letter
}

function showMissing(frame: HTMLElement, alt: string): void {
  const words = document.querySelector<HTMLTemplateElement>('[data-missing-picture]')?.content.cloneNode(true)
  if (!(words instanceof DocumentFragment)) return
  const missing = words.firstElementChild
  if (missing && alt) missing.ariaLabel = readScriptTexts().imageFailedOf.replace('%s', () => alt)
  frame.dataset.state = 'failed'
  frame.replaceChildren(words)
}
