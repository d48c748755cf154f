import { useContext } from 'react'
import { Links } from 'react-router'
import { PageAssetsContext } from './lib/page-assets.ts'

/**
 * Styles are inlined into a document, so that it is painted as soon as it arrives. Nothing waits for its script, not
 * even anchors.
 */
export function DocumentAssets() {
  const assets = useContext(PageAssetsContext)
  return (
    <>
      {assets?.styles === undefined ? (
        <Links />
      ) : (
        // biome-ignore lint/security/noDangerouslySetInnerHtml: our own style sheets
        <style dangerouslySetInnerHTML={{ __html: assets.styles }} />
      )}
      {assets && <script type="module" async src={assets.script} />}
    </>
  )
}
