import { isAppPath } from '#app/lib/is-app-path.ts'
import { languageHere } from '#app/lib/language-here.ts'
import { languageOfPath } from '#domain/site/page-path.ts'
import { fetchPage } from './fetch-page.ts'
import { layOutRestNow } from './lay-out-rest.ts'
import { fillIn, readTyped, type Typed } from './typed-contents.ts'

const PAGE_META =
  'title, meta[name]:not([name="viewport"], [name="theme-color"]), meta[property], link[rel="canonical"], link[rel="alternate"], [type="application/ld+json"]'

/** What was typed on the pages of this visit, by their entries in the browser's history. */
const typedOn = new Map<string, Typed>()

type PageChange = { readonly onLeave: () => void; readonly onArrive: () => void }

/**
 * Follows links between the public pages by replacing the content of this document. The browser's Navigation API keeps
 * history, scrolling and loading indicators; if it is missing, links open documents as usual.
 */
export function changePages({ onLeave, onArrive }: PageChange): void {
  if (!('navigation' in window)) return
  navigation.addEventListener('navigate', (event) => {
    const url = new URL(event.destination.url)
    if (!event.canIntercept || event.hashChange || event.downloadRequest !== null || event.formData) return
    if (event.navigationType === 'reload' || isElsewhere(url)) return
    const left = navigation.currentEntry?.key
    event.intercept({
      focusReset: 'manual',
      async handler() {
        const page = await fetchPage(url).catch(() => undefined)
        if (event.signal.aborted) return
        // A page that could not be fetched is left to the browser, which shows its own error.
        if (!page?.querySelector('main')) return window.location.reload()
        await inMotion(() => {
          if (left) typedOn.set(left, readTyped())
          onLeave()
          showPage(page)
          if (event.navigationType === 'traverse') {
            layOutRestNow()
            fillIn(typedOn.get(event.destination.key) ?? [])
          }
          onArrive()
        })
      },
    })
  })
}

function isElsewhere({ origin, pathname }: URL): boolean {
  const isFile = /^\/(api|assets|uploads)\/|\.[a-z0-9]{2,11}$/i.test(pathname)
  const isForeign = languageOfPath(pathname) !== languageHere()
  return origin !== window.location.origin || isAppPath(pathname) || isFile || isForeign
}

async function inMotion(change: () => void): Promise<void> {
  const wantsStillness = matchMedia('(prefers-reduced-motion: reduce)').matches
  if (!document.startViewTransition || wantsStillness || document.hidden) return change()
  await document.startViewTransition(change).updateCallbackDone
}

/** Header and footer stay; their marks and everything between them are replaced. */
function showPage(page: Document): void {
  for (const old of document.head.querySelectorAll(PAGE_META)) old.remove()
  // Copies: the fetched page may be shown again within seconds.
  document.head.append(...[...page.head.querySelectorAll(PAGE_META)].map(copyOf))
  const main = page.querySelector('main')
  const next = main && copyOf(main)
  if (next) document.querySelector('main')?.replaceWith(next)
  markCurrentLinks(page)
  next?.focus({ preventScroll: true })
}

function copyOf<One extends Element>(element: One): One {
  return document.importNode(element, true)
}

function markCurrentLinks(page: Document): void {
  const links = [...document.querySelectorAll('header nav a')]
  const marked = [...page.querySelectorAll('header nav a')]
  for (const [place, link] of links.entries()) {
    const mark = marked[place]?.getAttribute('aria-current')
    if (mark) link.setAttribute('aria-current', mark)
    else link.removeAttribute('aria-current')
  }
}
