import { stayWhenOffline } from '#app/shared/stay-when-offline.ts'
import { burstConfetti } from '#app/ui/burst-confetti.ts'
import { toast } from '#app/ui/toast-queue.ts'
import { offerStaffEdits } from '../admin-edits/offer-staff-edits.ts'
import { followScroll } from '../header/follow-scroll.ts'
import { nameMenuButton } from '../header/name-menu-button.ts'
import { showNotices } from '../home/notice/show-notices.ts'
import { moveCarousels } from '../home/testimonials/move-carousels.ts'
import { unfoldDescription } from '../home/themes/unfold-description.ts'
import { showToasts } from '../islands/show-toasts.ts'
import { endIslands, wakeTouchedIslands, wakeUrgentIslands } from '../islands/wake-island.ts'
import { makePreviewButtons, openPreview } from '../preview/open-preview.ts'
import { showGallery } from '../theme/show-gallery.ts'
import { changePages } from './change-pages.ts'
import { fetchOnIntent } from './fetch-page.ts'
import { glideToAnchors } from './glide-to-anchors.ts'
import { isReturning, layOutRestNow, layOutRestOnUse } from './lay-out-rest.ts'
import { scriptWords } from './script-words.ts'
import { startAnimations } from './start-animations.ts'
import { followSwitch, proposeLanguage, returnAfterSwitch } from './switch-language.ts'
import { settlePictures, watchPictures } from './watch-pictures.ts'

/** Aborted to end what is running on the current page. */
let leaving = new AbortController()

/** The public pages work without this script; it makes them faster and friendlier. */
function begin(): void {
  if (isReturning()) layOutRestNow()
  watchPictures()
  stayWhenOffline({ opensOffline: (path) => path === window.location.pathname, words: offlineWords })
  glideToAnchors()
  followScroll()
  nameMenuButton()
  showToasts()
  wakeTouchedIslands()
  fetchOnIntent()
  document.addEventListener('click', answerClick)
  document.addEventListener('keydown', answerSpace)
  startAnimations()
  changePages({ onLeave: leavePage, onArrive: beginPage })
  putYearRight()
  beginPage()
  returnAfterSwitch()
  proposeLanguage()
}

/** Starts everything that belongs to a single page. */
function beginPage(): void {
  leaving = new AbortController()
  settlePictures(document)
  layOutRestOnUse(leaving.signal)
  makePreviewButtons(document)
  wakeUrgentIslands()
  moveCarousels(leaving.signal)
  showGallery(leaving.signal)
  showNotices(leaving.signal)
  offerStaffEdits()
}

function offlineWords() {
  const { offlineTitle, offline } = scriptWords()
  return { title: offlineTitle, description: offline }
}

function leavePage(): void {
  leaving.abort()
  const main = document.querySelector('main')
  if (main) endIslands(main)
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
  const { soonTitle, soon } = scriptWords()
  if (comingSoon) toast({ title: soonTitle, description: soon.replace('%s', comingSoon) })
  else void openPreview(link)
}

/** Links that look like buttons react to the space bar too. */
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

if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', begin)
else begin()
