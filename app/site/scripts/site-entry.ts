import { readKnownZip } from '#app/lib/draft/known-zip.ts'
import { wakeIsland } from '#app/lib/islands/wake-island.ts'
import { whenIdle } from '#app/lib/page/when-idle.ts'
import { countStep } from '#app/lib/visits/count-step.ts'
import { stayWhenOffline } from '#app/shared/stay-when-offline.ts'
import { readScriptTexts } from '#app/site/words/script-texts.ts'
import { burstConfetti } from '#app/ui/ornaments/burst-confetti.ts'
import { toast } from '#app/ui/toasts/toast-queue.ts'
import { offerStaffEdits } from '../admin-edits/offer-staff-edits.ts'
import { followScroll } from '../header/follow-scroll.ts'
import { nameMenuButton } from '../header/name-menu-button.ts'
import { showNotices } from '../home/notice/show-notices.ts'
import { moveCarousels } from '../home/testimonials/move-carousels.ts'
import { unfoldDescription } from '../home/themes/unfold-description.ts'
import { makePreviewButtons, openPreview } from '../preview/open-preview.ts'
import { showGallery } from '../theme/show-gallery.ts'
import { glideToAnchors } from './glide-to-anchors.ts'
import { keepPlace } from './keep-place.ts'
import { isReturning, layOutRestNow, layOutRestOnUse } from './lay-out-rest.ts'
import { preloadIslands } from './preload-islands.ts'
import { showToasts } from './show-toasts.ts'
import { followSwitch, proposeLanguage } from './switch-language.ts'
import { loadNextPictures, settlePictures, watchPictures } from './watch-pictures.ts'

/** Aborted to stop whatever is running on the current page. */
let leaving = new AbortController()

/** The public pages work without this script; it makes them faster and friendlier. */
function begin(): void {
  if (isReturning()) layOutRestNow()
  watchPictures()
  stayWhenOffline({ opensOffline: (path) => path === window.location.pathname, words: offlineWords })
  glideToAnchors()
  showToasts()
  keepPlace()
  preloadIslands()
  // Must run before the client router, which handles any click that is not prevented.
  document.addEventListener('click', answerClick, true)
  document.addEventListener('keydown', answerSpace)
}

/** Starts everything that belongs to a single page. */
function beginPage(): void {
  leaving = new AbortController()
  settlePictures(document)
  // The page has loaded: its infinite animations may start.
  whenIdle(() => document.documentElement.toggleAttribute('data-at-rest', true))
  whenIdle(loadNextPictures)
  followScroll(leaving.signal)
  nameMenuButton(leaving.signal)
  layOutRestOnUse(leaving.signal)
  makePreviewButtons(document)
  if (readKnownZip() !== '') wakeIsland('[data-zip-price]')
  moveCarousels(leaving.signal)
  showGallery(leaving.signal)
  showNotices(leaving.signal)
  offerStaffEdits()
  putYearRight()
  proposeLanguage()
  countStep('visit')
}

function offlineWords() {
  const { offlineTitle, offline } = readScriptTexts()
  return { title: offlineTitle, description: offline }
}

function answerClick(event: MouseEvent): void {
  const { target } = event
  if (!(target instanceof Element) || event.ctrlKey || event.metaKey || event.shiftKey) return
  unfoldDescription(target)
  const link = target.closest('a')
  if (!link) return
  if (link.dataset.languageSwitch) followSwitch(link)
  const { confetti, comingSoon, preview } = link.dataset
  if (confetti !== undefined) void burstConfetti()
  if (comingSoon === undefined && preview === undefined) return
  event.preventDefault()
  const { soonTitle, soon } = readScriptTexts()
  if (comingSoon) toast({ title: soonTitle, description: soon.replace('%s', comingSoon) })
  else openPreview(link)
}

/** Makes links that look like buttons respond to the space bar too. */
function answerSpace(event: KeyboardEvent): void {
  const { target, key } = event
  if (key !== ' ' || !(target instanceof HTMLAnchorElement) || target.role !== 'button') return
  event.preventDefault()
  target.click()
}

/** The page may have been cached since before New Year. */
function putYearRight(): void {
  const year = document.querySelector('[data-year]')
  if (year) year.textContent = String(new Date().getFullYear())
}

begin()
document.addEventListener('astro:page-load', beginPage)
document.addEventListener('astro:before-swap', () => leaving.abort())
