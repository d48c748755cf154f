import { createContext, use } from 'react'
import { preload } from 'react-dom'

export type PreloadedPicture = {
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

/**
 * Collects what a part of a page asks for while the server renders it by itself: the top of the page is not its own, so
 * whoever renders that asks.
 */
export const PreloadedPicturesContext = createContext<PreloadedPicture[] | undefined>(undefined)

/** Asks for a picture of a component at the top of its page; for none, if it is missing. */
export function usePreloadedPicture(picture: PreloadedPicture | undefined): void {
  const collected = use(PreloadedPicturesContext)
  if (!picture) return
  if (collected) collected.push(picture)
  else preloadPicture(picture)
}
