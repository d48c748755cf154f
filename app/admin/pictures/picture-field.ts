import { type ReactNode, useState } from 'react'
import type { UploadedImage } from '#contract/catalogue/images.ts'
import type { Picture as KnownPicture } from '#contract/catalogue/pictures.ts'

export type KnownPictures = Readonly<Record<string, KnownPicture>>

/** The common props of a field for one picture and a field for several. */
export type PictureFieldProps = {
  label: string
  limitMegabytes?: number
  endpoint?: string
  hint?: ReactNode
  error?: string | undefined
  /** What is known of the pictures, by path. */
  pictures?: KnownPictures | undefined
  /** Called when uploading begins; the function it returns is called when uploading has ended, successfully or not. */
  onUploading?: () => () => void
}

/** Returns what is known of pictures, including later uploads and choices. */
export function useKnownPictures(pictures: KnownPictures | undefined) {
  const [learned, setLearned] = useState<KnownPictures>({})
  const learn = (images: readonly UploadedImage[]) => {
    const told = images.filter(({ picture }) => picture).map(({ path, picture }) => [path, picture])
    setLearned((known) => ({ ...known, ...Object.fromEntries(told) }))
  }
  return { known: { ...pictures, ...learned }, learn }
}
