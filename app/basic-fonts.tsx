import body from './styles/fonts/figtree-basic.woff2?no-inline'
import headline from './styles/fonts/fraunces-soft-600-basic.woff2?no-inline'

/** Asks for the files of the letters that every page needs, where they are not part of the page. */
export function BasicFontLinks() {
  return [body, headline].map((href) => (
    <link key={href} rel="preload" as="font" type="font/woff2" crossOrigin="anonymous" href={href} />
  ))
}

/**
 * Makes the fonts of the sheets usable for the first layout; stands behind the sheets. A browser loads a font from CSS
 * only after it has laid out text that needs it, even where its bytes are there: the first frame showed the stand-in,
 * and a headline that was wider in it moved the page when the font came. A font made from bytes is there at once, one
 * from a file as soon as the file is, and those in the sheets are then never loaded. Without scripts the sheets' own are
 * used.
 */
export function BasicFonts() {
  return (
    <script
      // The server's text of the function is not the browser's.
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the function below
      dangerouslySetInnerHTML={{ __html: `(${loadBasicFonts})()` }}
    />
  )
}

/** Runs in the document as its own text, so it uses nothing from outside. */
function loadBasicFonts() {
  // Of two rules for a family the last one counts, as for the browser.
  const families = new Map<string, CSSStyleDeclaration>()
  for (const sheet of document.styleSheets)
    for (const rule of sheet.cssRules) {
      if (!(rule instanceof CSSFontFaceRule)) continue
      const [, family] = /^"?(.+) Basic"?$/.exec(rule.style.getPropertyValue('font-family')) ?? []
      if (family) families.set(family, rule.style)
    }
  for (const [family, style] of families) {
    let source: string | Uint8Array<ArrayBuffer> = style.getPropertyValue('src')
    const [, inlined] = /^url\("data:[^"]*base64,([^"]+)"\)/.exec(source) ?? []
    if (inlined) {
      const characters = atob(inlined)
      source = new Uint8Array(characters.length)
      for (let place = 0; place < source.length; place++) source[place] = characters.charCodeAt(place)
    }
    // Not the sheet's family, which stays unloaded: see fonts.css.
    const font = new FontFace(family, source, {
      weight: style.getPropertyValue('font-weight'),
      display: 'swap',
    })
    document.fonts.add(font)
    // What cannot be loaded leaves the stand-in.
    font.load().catch(() => undefined)
  }
}
