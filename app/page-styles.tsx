import { useContext } from 'react'
import { Links } from 'react-router'
import { PageAssetsContext, type StyledPart } from './lib/page-assets.ts'

/** The page's own styles as the server sent them; none on the server. */
const sent = typeof document === 'undefined' ? null : document.querySelector('style[data-page-styles]')

/**
 * Styles stand in the page itself, so that it is painted as soon as it arrives; the sheet of booking is brought by
 * nothing else, so its pages are always rendered by the server. During development styles are linked.
 */
export function PageStyles({ part }: { part: StyledPart }) {
  const assets = useContext(PageAssetsContext)
  const styles = sent?.textContent ?? assets?.styles?.[part]
  return styles === undefined ? (
    <Links />
  ) : (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: our own style sheets
    <style data-page-styles dangerouslySetInnerHTML={{ __html: styles }} />
  )
}

/** The script of a page that works without an application. Nothing waits for it, not even anchors. */
export function DocumentScript() {
  const assets = useContext(PageAssetsContext)
  return assets && <script type="module" async src={assets.script} />
}
