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
  if (isAppPath(link.pathname)) page.then((document) => document && fetchModules(document))
}

/** An application starts sooner if its modules are loaded already. */
function fetchModules(page: Document): void {
  for (const href of modulesOf(page)) {
    if (document.head.querySelector(`link[href="${href}"]`)) continue
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }))
  }
}

/** Pages about a booking state theirs for later (app/late-script.tsx), those of the admin ask for them at once. */
function modulesOf(page: Document): string[] {
  const late = page.querySelector<HTMLElement>('script[data-modules]')?.dataset.modules?.split(' ') ?? []
  const atOnce = [...page.querySelectorAll<HTMLLinkElement>('link[rel="modulepreload"]')]
  return [...late, ...atOnce.map((link) => link.getAttribute('href') ?? '')]
}
