import type { PictureImage } from '#app/ui/pictures/picture.tsx'

type Preview = { readonly images: readonly PictureImage[]; readonly first: number }

const listeners = new Set<() => void>()
let current: Preview | undefined

/** The picture in the preview: the page's script opens it, and the island shows and closes it. */
export const previewStore = {
  current: () => current,
  subscribe(listener: () => void) {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  show(preview: Preview | undefined) {
    current = preview
    for (const listener of listeners) listener()
  },
}
