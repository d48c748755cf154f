import { controllerWithin } from '#app/lib/controller-within.ts'
import { readScriptTexts } from '#app/site/page-texts/script-texts.ts'
import { makePreviewButtons } from '#app/site/preview/open-preview.ts'
import styles from './gallery.module.css'

const AT_ONCE = 2
const EVERY_MS = 1000
const SCROLLED_FAR = 0.7

/** Shows the remaining pictures of a gallery: 2 more every second, or when the visitor scrolls past 70%. */
export function showGallery(signal: AbortSignal): void {
  const strip = document.querySelector(`.${styles.strip}`)
  if (!strip) return
  const done = controllerWithin(signal)
  const showMore = () => {
    for (const template of [...strip.querySelectorAll('template')].slice(0, AT_ONCE)) fill(template)
    if (!strip.querySelector('template')) done.abort()
  }
  const showMoreWhenFar = () => {
    const { scrollHeight } = document.documentElement
    if (window.scrollY + window.innerHeight > scrollHeight * SCROLLED_FAR) showMore()
  }
  const timer = setInterval(showMore, EVERY_MS)
  done.signal.addEventListener('abort', () => clearInterval(timer))
  window.addEventListener('scroll', showMoreWhenFar, { passive: true, signal: done.signal })
}

function fill(template: HTMLTemplateElement): void {
  const item = template.parentElement
  if (!item) return
  const place = [...(item.parentElement?.children ?? [])].indexOf(item)
  item.replaceChildren(template.content)
  item
    .querySelector('a')
    ?.setAttribute('aria-label', readScriptTexts().lookCloser.replace('%s', String(place + 1)))
  makePreviewButtons(item)
}
