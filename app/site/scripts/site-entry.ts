import { readKnownZip } from '#app/lib/draft/known-zip.ts'
import { hydrateIslands } from '#app/lib/islands/hydrate-islands.ts'
import { whenIdle } from '#app/lib/page/when-idle.ts'
import { countStep } from '#app/lib/visits/count-step.ts'
import { blockOfflineNavigation } from '#app/shared/block-offline-navigation.ts'
import { readScriptTexts } from '#app/site/page-texts/script-texts.ts'
import { burstConfetti } from '#app/ui/ornaments/burst-confetti.ts'
import { toast } from '#app/ui/toasts/toast-queue.ts'
import { loadStaffEdits } from '../admin-edits/load-staff-edits.ts'
import { followScroll } from '../frame/header/follow-scroll.ts'
import { labelMenuButton } from '../frame/header/label-menu-button.ts'
import { showNotices } from '../pages/home/notice/show-notices.ts'
import { moveCarousels } from '../pages/home/testimonials/move-carousels.ts'
import { toggleDescription } from '../pages/home/themes/toggle-description.ts'
import { showGallery } from '../pages/theme/show-gallery.ts'
import { makePreviewButtons, openPreview } from '../preview/open-preview.ts'
import { preloadIslands } from './preload-islands.ts'
import { isRestoringScroll, renderOffscreenNow, renderOffscreenOnInteraction } from './render-offscreen.ts'
import { restoreInputAndScroll } from './restore-input-and-scroll.ts'
import { scrollToAnchors } from './scroll-to-anchors.ts'
import { showToasts } from './show-toasts.ts'
import { suggestLanguage, updateSwitchLink } from './switch-language.ts'
import { loadNextPictures, settlePictures, watchPictures } from './watch-pictures.ts'

/** Aborted to stop whatever is running on the current page. */
let leaving = new AbortController()

/** The public pages work without this script; it makes them faster and friendlier. */
function begin(): void {
  if (isRestoringScroll()) renderOffscreenNow()
  watchPictures()
  blockOfflineNavigation({ opensOffline: (path) => path === window.location.pathname, words: getOfflineText })
  scrollToAnchors()
  showToasts()
  restoreInputAndScroll()
  preloadIslands()
  // Must run before the client router, which handles any click that is not prevented.
  document.addEventListener('click', handleClick, true)
  document.addEventListener('keydown', handleSpace)
}

/** Starts everything that belongs to a single page. */
function initPage(): void {
  leaving = new AbortController()
  settlePictures(document)
  // The page has loaded: its infinite animations may start.
  whenIdle(() => document.documentElement.toggleAttribute('data-at-rest', true))
  whenIdle(loadNextPictures)
  followScroll(leaving.signal)
  labelMenuButton(leaving.signal)
  renderOffscreenOnInteraction(leaving.signal)
  makePreviewButtons(document)
  if (readKnownZip() !== '') hydrateIslands('[data-zip-price]')
  moveCarousels(leaving.signal)
  showGallery(leaving.signal)
  showNotices(leaving.signal)
  loadStaffEdits()
  updateYear()
  suggestLanguage()
  countStep('visit')
}

function getOfflineText() {
  const { offlineTitle, offline } = readScriptTexts()
  return { title: offlineTitle, description: offline }
}

function handleClick(event: MouseEvent): void {
  const { target } = event
  if (!(target instanceof Element) || event.ctrlKey || event.metaKey || event.shiftKey) return
  toggleDescription(target)
  const link = target.closest('a')
  if (!link) return
  if (link.dataset.languageSwitch) updateSwitchLink(link)
  const { confetti, comingSoon, preview } = link.dataset
  if (confetti !== undefined) void burstConfetti()
  if (comingSoon === undefined && preview === undefined) return
  event.preventDefault()
  const { soonTitle, soon } = readScriptTexts()
  if (comingSoon) toast({ title: soonTitle, description: soon.replace('%s', comingSoon) })
  else openPreview(link)
}

/** Makes links that look like buttons respond to the space bar too. */
function handleSpace(event: KeyboardEvent): void {
  const { target, key } = event
  if (key !== ' ' || !(target instanceof HTMLAnchorElement) || target.role !== 'button') return
  event.preventDefault()
  target.click()
}

/** The page may have been cached since before New Year. */
function updateYear(): void {
  const year = document.querySelector('[data-year]')
  if (year) year.textContent = String(new Date().getFullYear())
}

begin()
document.addEventListener('astro:page-load', initPage)
document.addEventListener('astro:before-swap', () => leaving.abort())
