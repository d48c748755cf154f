import { useState } from 'react'
import type { PictureImage } from '#app/ui/picture.tsx'
import { PreviewDialog } from '#app/ui/preview-dialog.tsx'

type PicturesPreviewProps = { images: PictureImage[]; first: number; onClose: () => void }

/** Shows one of several pictures large, and lets the visitor browse the others. */
export function PicturesPreview({ images, first, onClose }: PicturesPreviewProps) {
  const [shown, setShown] = useState(first)
  return <PreviewDialog images={images} shown={shown} onShow={setShown} onClose={onClose} />
}
