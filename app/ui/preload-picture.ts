import { preload } from 'react-dom'

type PreloadedPicture = {
  src: string
  /** Better formats first. */
  sources: readonly { type: string; srcSet: string }[] | undefined
  sizes?: string | undefined
  /** For which windows this picture is; all, if missing. */
  media?: string
}

/** Asks for a picture at the top of the page, before its styles and scripts: browsers begin requests in the page's order. */
export function preloadPicture({ src, sources, sizes, media }: PreloadedPicture): void {
  const best = sources?.[0]
  if (!best) return
  preload(src, {
    as: 'image',
    fetchPriority: 'high',
    type: best.type,
    imageSrcSet: best.srcSet,
    ...(sizes && { imageSizes: sizes }),
    ...(media && { media }),
  })
}
