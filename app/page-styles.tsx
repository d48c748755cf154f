import { useContext } from 'react'
import { Links } from 'react-router'
import { type DocumentPart, PageAssetsContext } from './lib/page-assets.ts'

/**
 * The styles of a document stand in itself, so that it is painted as soon as it arrives. During development they are
 * linked.
 */
export function PageStyles({ part }: { part: DocumentPart }) {
  const styles = useContext(PageAssetsContext)?.styles?.[part]
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own style sheets
  return styles === undefined ? <Links /> : <style dangerouslySetInnerHTML={{ __html: styles }} />
}

/** The script of the public pages. Nothing waits for it, not even anchors. */
export function DocumentScript() {
  const address = useContext(PageAssetsContext)?.scripts.site
  return address && <script type="module" async fetchPriority="low" src={address} />
}
