import { useState, useSyncExternalStore } from 'react'
import { PreviewDialog } from '#app/ui/overlays/preview-dialog.tsx'
import type { PictureImage } from '#app/ui/pictures/picture.tsx'
import { previewStore } from './preview-store.ts'

/** Shows pictures in full size once a link asks for it. */
export function PicturesPreview() {
  const preview = useSyncExternalStore(previewStore.subscribe, previewStore.current, () => undefined)
  return preview && <Pictures key={preview.first} {...preview} />
}

/** Shows one of several pictures in full size, and lets the visitor browse the others. */
function Pictures({ images, first }: { images: readonly PictureImage[]; first: number }) {
  const [shown, setShown] = useState(first)
  const close = () => previewStore.show(undefined)
  return <PreviewDialog images={images} shown={shown} onShow={setShown} onClose={close} />
}
