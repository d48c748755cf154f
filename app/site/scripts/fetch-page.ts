import { isAppPath } from '#app/lib/is-app-path.ts'

/** How long a page prefetched for a link may be used. */
const FRESH_MS = 10_000

const underway = new Map<string, Promise<Document>>()

/** Returns a page of this site, as a document. Throws if there is no response. */
export function fetchPage({ pathname }: URL): Promise<Document> {
  const known = underway.get(pathname)
  if (known) return known
  const page = load(pathname)
  underway.set(pathname, page)
  const forget = () => underway.delete(pathname)
  page.then(() => setTimeout(forget, FRESH_MS), forget)
  return page
}

async function load(path: string): Promise<Document> {
  const response = await fetch(path, { headers: { Accept: 'text/html' } })
  return new DOMParser().parseFromString(await response.text(), 'text/html')
}

/** Prefetches a link's page when the visitor points at it, touches it or focuses it by keyboard. */
export function fetchOnIntent(): void {
  for (const type of ['pointerover', 'touchstart', 'focusin'] as const)
    document.addEventListener(type, ({ target }) => fetchTargetOf(target), { passive: true })
}

function fetchTargetOf(target: EventTarget | null): void {
  const link = target instanceof Element ? target.closest('a') : null
  const { origin, pathname } = window.location
  if (!link || link.origin !== origin || link.pathname === pathname || link.dataset.preview !== undefined)
    return
  const page = fetchPage(new URL(link.href)).catch(() => undefined)
  if (isAppPath(link.pathname)) page.then((document) => document && fetchAssets(document))
}

/** An application starts sooner if its modules are loaded already, and its first frame has the fonts if they are. */
function fetchAssets(page: Document): void {
  const modules = modulesOf(page).map((href) => ({ rel: 'modulepreload', href }))
  const fonts = [...page.querySelectorAll<HTMLLinkElement>('link[as="font"]')].map((link) => ({
    ...{ rel: 'prefetch', as: 'font', crossOrigin: 'anonymous' },
    href: addressOf(link),
  }))
  for (const asset of [...modules, ...fonts]) {
    if (document.head.querySelector(`link[href="${asset.href}"]`)) continue
    document.head.append(Object.assign(document.createElement('link'), asset))
  }
}

/** Pages about a booking state theirs for later (app/late-script.tsx), those of the admin ask for them at once. */
function modulesOf(page: Document): string[] {
  const late = page.querySelector<HTMLElement>('script[data-modules]')?.dataset.modules?.split(' ') ?? []
  const atOnce = [...page.querySelectorAll<HTMLLinkElement>('link[rel="modulepreload"]')]
  return [...late, ...atOnce.map(addressOf)]
}

function addressOf(link: HTMLLinkElement): string {
  return link.getAttribute('href') ?? ''
}
