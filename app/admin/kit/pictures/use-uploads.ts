import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { isSignedInAgain } from '#app/lib/api/session-end.ts'
import { uploadsQuery } from '#app/lib/api/uploads-query.ts'
import { controllerWithin } from '#app/lib/controller-within.ts'
import { uploadImage } from '#app/lib/files/upload-image.ts'
import { useText } from '#app/lib/messages/use-text.ts'
import type { UploadedImage } from '#contract/catalogue/images.ts'

export type Upload = {
  readonly key: number
  readonly name: string
  readonly percent: number
  readonly cancel: () => void
  /** Set once the session has ended and the user did not sign in again. */
  readonly tryAgain?: (() => void) | undefined
}

type UploadTarget = { readonly endpoint?: string | undefined; readonly limitMegabytes?: number | undefined }
type Begun = { readonly key: number; readonly file: File; readonly signal: AbortSignal }

/** Uploads in progress, each of which can be cancelled. Leaving the screen cancels them all. */
export function useUploads(place: UploadTarget) {
  const [uploads, setUploads] = useState<readonly Upload[]>([])
  const lastKey = useRef(0)
  const leaving = useLeavingSignal()
  const queryClient = useQueryClient()
  const text = useText()

  const change = (key: number, changes: Partial<Upload>) =>
    setUploads((all) => all.map((each) => (each.key === key ? { ...each, ...changes } : each)))

  function begin(file: File): Begun {
    lastKey.current += 1
    const key = lastKey.current
    const canceling = controllerWithin(leaving.current.signal)
    const cancel = () => canceling.abort()
    setUploads((all) => [...all, { key, name: file.name, percent: 0, cancel }])
    return { key, file, signal: canceling.signal }
  }

  async function finish({ key, file, signal }: Begun): Promise<UploadedImage | undefined> {
    try {
      return await uploadImage(file, {
        ...place,
        text,
        signal,
        onProgress: (percent) => change(key, { percent, tryAgain: undefined }),
        untilSignedIn: () => untilSignedIn(signal, (tryAgain) => change(key, { percent: 0, tryAgain })),
      })
    } finally {
      setUploads((all) => all.filter((each) => each.key !== key))
    }
  }

  /**
   * Uploads one after another, so that each finishes as early as possible. Passes on those that succeeded.
   */
  async function upload(files: readonly File[], onEach: (image: UploadedImage) => void): Promise<void> {
    for (const begun of files.map(begin)) {
      const image = await finish(begun)
      if (image) onEach(image)
    }
    await queryClient.invalidateQueries({ queryKey: uploadsQuery.queryKey })
  }

  return { uploads, upload }
}

/** The file is kept, so that the user need not choose it again after signing in. */
async function untilSignedIn(signal: AbortSignal, onAgain: (tryAgain: () => void) => void): Promise<boolean> {
  if (await isSignedInAgain()) return true
  return new Promise((resolve) => {
    signal.addEventListener('abort', () => resolve(false), { once: true })
    onAgain(() => resolve(true))
  })
}

function useLeavingSignal() {
  const leaving = useRef(new AbortController())
  useEffect(() => {
    const controller = new AbortController()
    leaving.current = controller
    return () => controller.abort()
  }, [])
  return leaving
}
