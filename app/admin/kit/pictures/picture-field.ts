import { type ReactNode, useState } from 'react'
import type { OnUploading } from '#app/admin/kit/forms/form-inputs.ts'
import type { UploadedImage } from '#contract/catalogue/images.ts'
import type { Picture as KnownPicture } from '#contract/catalogue/pictures.ts'

export type KnownPictures = Readonly<Record<string, KnownPicture>>

/** The common props of the single-picture and gallery fields. */
export type PictureFieldProps = {
  label: string
  limitMegabytes?: number
  endpoint?: string
  hint?: ReactNode
  error?: string | undefined
  /** Known metadata of the pictures, by path. */
  pictures?: KnownPictures | undefined
  onUploading?: OnUploading
}

/** Returns the metadata of known pictures, including later uploads and picks. */
export function useKnownPictures(pictures: KnownPictures | undefined) {
  const [loaded, setLoaded] = useState<KnownPictures>({})
  const addPictures = (images: readonly UploadedImage[]) => {
    const entries = images.filter(({ picture }) => picture).map(({ path, picture }) => [path, picture])
    setLoaded((known) => ({ ...known, ...Object.fromEntries(entries) }))
  }
  return { known: { ...pictures, ...loaded }, addPictures }
}
