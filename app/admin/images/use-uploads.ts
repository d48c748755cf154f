import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { uploadImage } from '#app/lib/upload-image.ts'
import { uploadsQuery } from '#app/lib/uploads-query.ts'
import type { UploadedImage } from '#contract/images.ts'

export type Upload = { readonly key: number; readonly name: string; readonly percent: number; cancel(): void }

type Place = { readonly endpoint?: string | undefined; readonly limitMegabytes?: number | undefined }

/** Uploads under way, to be shown and called off one by one. Leaving the screen calls off all of them. */
export function useUploads(place: Place) {
  const [uploads, setUploads] = useState<readonly Upload[]>([])
  const lastKey = useRef(0)
  const leaving = useRef(new AbortController())
  const queryClient = useQueryClient()

  useEffect(() => {
    const controller = new AbortController()
    leaving.current = controller
    return () => controller.abort()
  }, [])

  async function uploadOne(file: File): Promise<UploadedImage | undefined> {
    lastKey.current += 1
    const key = lastKey.current
    const canceling = new AbortController()
    const upload = { key, name: file.name, percent: 0, cancel: () => canceling.abort() }
    setUploads((all) => [...all, upload])
    const onProgress = (percent: number) =>
      setUploads((all) => all.map((each) => (each.key === key ? { ...each, percent } : each)))
    const signal = AbortSignal.any([canceling.signal, leaving.current.signal])
    try {
      return await uploadImage(file, { ...place, onProgress, signal })
    } finally {
      setUploads((all) => all.filter((each) => each.key !== key))
    }
  }

  /** One after the other, so that each is done as early as it can be. Answers those that worked. */
  async function upload(files: readonly File[], onEach: (image: UploadedImage) => void): Promise<void> {
    for (const file of files) {
      const image = await uploadOne(file)
      if (image) onEach(image)
    }
    await queryClient.invalidateQueries({ queryKey: uploadsQuery.queryKey })
  }

  return { uploads, upload }
}
