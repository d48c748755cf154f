/**
 * Makes the fonts that are built into the style sheet usable for the first layout; stands behind the sheets. A browser
 * loads a font from CSS only after it has laid out text that needs it, even where its bytes are there: the first frame
 * showed the stand-in, and a headline that was wider in it moved the page when the font came. A font made from bytes is
 * there at once, and the same one in the sheet is then never loaded. Without scripts the sheet's own is used, one frame
 * later.
 */
export function InlinedFonts() {
  return (
    <script
      // The server's text of the function is not the browser's.
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the function below
      dangerouslySetInnerHTML={{ __html: `(${loadInlinedFonts})()` }}
    />
  )
}

/** Runs in the document as its own text, so it uses nothing from outside. */
function loadInlinedFonts() {
  for (const sheet of document.styleSheets)
    for (const rule of sheet.cssRules) {
      if (!(rule instanceof CSSFontFaceRule)) continue
      const descriptorOf = (name: string) => rule.style.getPropertyValue(name)
      const inlined = /url\("data:[^"]*base64,([^"]+)"\)/.exec(descriptorOf('src'))?.[1]
      if (!inlined) continue
      const characters = atob(inlined)
      const bytes = new Uint8Array(characters.length)
      for (let place = 0; place < bytes.length; place++) bytes[place] = characters.charCodeAt(place)
      // Not the sheet's family, which stays unloaded: see fonts.css.
      const family = descriptorOf('font-family').replaceAll('"', '').replace(' Inlined', '')
      document.fonts.add(
        new FontFace(family, bytes, {
          weight: descriptorOf('font-weight'),
          unicodeRange: descriptorOf('unicode-range'),
        }),
      )
    }
}
