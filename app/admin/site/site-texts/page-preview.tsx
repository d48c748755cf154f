import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { storedCredential } from '#app/lib/api/admin-credential.ts'
import { useText } from '#app/lib/messages/use-text.ts'
import { Skeleton } from '#app/ui/display/skeleton.tsx'
import type { Language } from '#domain/foundation/text/language.ts'
import { pathIn } from '#domain/site/page-path.ts'
import styles from './site-texts-tab.module.css'

type PagePreviewProps = {
  language: Language
  /** The version to show; undefined for the default texts. */
  version: number | undefined
  /** The English path of the page to show. */
  page: string
  /** The section to scroll to first. */
  anchor: string | undefined
}

/** A real page with the draft, as wide as a phone. */
export function PagePreview({ language, version, page, anchor }: PagePreviewProps) {
  const text = useText()
  const frame = useRef<HTMLIFrameElement>(null)
  const { data: html, isError } = useQuery({
    queryKey: ['site-texts-preview', language, page, version ?? 0],
    queryFn: () => loadPreview(language, page, version),
    placeholderData: (before: string | undefined) => before,
    staleTime: 60_000,
  })
  useEffect(() => {
    if (frame.current) showPart(frame.current, anchor)
  }, [anchor])
  const title = text(page === '/' ? 'admin.siteTexts.previewTitle' : 'admin.siteTexts.previewOther')
  return (
    <section aria-label={text('admin.siteTexts.preview')} className={styles.preview}>
      {isError && (
        <p role="status" className={styles.hint}>
          {text('admin.siteTexts.previewFailed')}
        </p>
      )}
      {html === undefined && !isError && <Skeleton shape="box" height="40rem" />}
      {html !== undefined && (
        <div className={styles.phone}>
          <iframe
            ref={frame}
            title={title}
            sandbox="allow-same-origin"
            srcDoc={html}
            className={styles.frame}
            onLoad={() => frame.current && prepareFrame(frame.current, anchor)}
          />
        </div>
      )}
    </section>
  )
}

/** Prevents links from navigating away from the page. */
function prepareFrame(frame: HTMLIFrameElement, anchor: string | undefined): void {
  const page = frame.contentDocument
  page?.addEventListener('click', (event) => {
    const [clicked] = event.composedPath()
    if ((clicked as Element | undefined)?.closest?.('a')) event.preventDefault()
  })
  page?.addEventListener('submit', (event) => event.preventDefault())
  showPart(frame, anchor)
}

/** Scrolls only the frame: `scrollIntoView` would also scroll the page around it, under the pointer. */
function showPart({ contentWindow: view }: HTMLIFrameElement, anchor: string | undefined): void {
  const part = anchor === undefined ? undefined : view?.document.getElementById(anchor)
  if (view && part)
    view.scrollTo({ top: view.scrollY + part.getBoundingClientRect().top, behavior: 'instant' })
}

/**
 * Returns the HTML of a page as visitors would see it with a version, without scripts. Without a version it
 * has the published texts, and may be a page that is not public yet.
 */
async function loadPreview(language: Language, page: string, version: number | undefined): Promise<string> {
  const response = await fetch(pathIn(language, `${page}?preview=${version ?? 0}`), {
    headers: { Authorization: `Basic ${storedCredential() ?? ''}` },
    cache: 'no-store',
  })
  if (!response.ok) throw new Error(`The preview was answered with ${response.status}`)
  return withoutScripts(await response.text())
}

/** The preview only displays the page: the frame would block its scripts and log errors to the console. */
function withoutScripts(html: string): string {
  const page = new DOMParser().parseFromString(html, 'text/html')
  for (const script of page.querySelectorAll('script')) script.remove()
  for (const link of page.querySelectorAll('link')) if (link.rel !== 'stylesheet') link.remove()
  return page.documentElement.outerHTML
}
