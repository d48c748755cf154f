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
        <>
          {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own style sheets */}
          <style dangerouslySetInnerHTML={{ __html: assets.styles }} />
          {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the function below */}
          <script dangerouslySetInnerHTML={{ __html: `(${loadInlinedFonts})()` }} />
        </>
      )}
      {assets && <script type="module" async src={assets.script} />}
    </>
  )
}

/**
 * Makes the fonts that are built into the style sheet usable for the first layout. A browser loads a font from CSS only
 * after it has laid out text that needs it, even where its bytes are there: the first frame showed the stand-in, and a
 * headline that was wider in it moved the page when the font came. A font made from bytes is there at once, and the
 * same one in the sheet is then never loaded. Without scripts the sheet's own is used, one frame later.
 *
 * It runs in the document as its own text, so it uses nothing from outside.
 */
function loadInlinedFonts() {
  for (const sheet of document.styleSheets)
    for (const rule of sheet.cssRules) {
      if (!(rule instanceof CSSFontFaceRule)) continue
      const descriptorOf = (name: string) => rule.style.getPropertyValue(name)
      const inlined = /url\("data:[^"]*base64,([^"]+)"\)/.exec(descriptorOf('src'))?.[1]
      if (!inlined) continue
      const bytes = Uint8Array.from(atob(inlined), (character) => character.charCodeAt(0))
      const family = descriptorOf('font-family').replaceAll('"', '')
      document.fonts.add(
        new FontFace(family, bytes, {
          weight: descriptorOf('font-weight'),
          unicodeRange: descriptorOf('unicode-range'),
        }),
      )
    }
}
