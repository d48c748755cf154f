import { toast } from '#app/ui/toasts/toast-queue.ts'
import type { CallPath } from '#contract/calls.ts'
import type { UploadedImage } from '#contract/catalogue/images.ts'
import type { Text } from '#domain/foundation/messages/text.ts'
import { BYTES_PER_MEGABYTE, megabytesToBytes, uploadLimitMegabytes } from '#domain/site/upload-limits.ts'
import { credentialFor } from '../api/admin-credential.ts'
import { fillPath } from '../api/api.ts'

type UploadOptions = {
  /** Returns the texts about the upload (`upload.*`). */
  readonly text: Text
  /** The picture's purpose, such as 'hero' or 'theme'. */
  endpoint?: string | undefined
  /** Defaults to the limit for its purpose. */
  limitMegabytes?: number | undefined
  /** From 0 to 100. */
  onProgress?: ((percent: number) => void) | undefined
  signal?: AbortSignal | undefined
  /** Asks the user to sign in after the session has ended; the upload continues if it returns true. */
  untilSignedIn?: (() => Promise<boolean>) | undefined
}

type ResponseBody = { readonly status: number; readonly body: string }

/** A failed upload, in the words of its toast. */
class UploadFailure extends Error {
  readonly title: string

  constructor(title: string, description: string) {
    super(description)
    this.title = title
  }
}

/**
 * Uploads a picture and reports the result. Returns `undefined` if it failed or was aborted; an abort is not
 * reported.
 */
export async function uploadImage(file: File, options: UploadOptions): Promise<UploadedImage | undefined> {
  const { endpoint, limitMegabytes = uploadLimitMegabytes(endpoint), signal, text } = options
  try {
    if (file.size > megabytesToBytes(limitMegabytes))
      throw new UploadFailure(
        text('upload.tooLarge'),
        text('upload.limitAndSize', {
          limit: limitMegabytes,
          size: (file.size / BYTES_PER_MEGABYTE).toFixed(2),
        }),
      )
    const response = await sendSignedIn(file, options)
    if (!response) return undefined
    const image = imageIn(response, text)
    toast({
      title: text('upload.done'),
      description: text('upload.doneHint'),
      tone: 'success',
      durationMs: 5000,
    })
    return image
  } catch (error) {
    if (!signal?.aborted) showFailure(error, text)
    return undefined
  }
}

function showFailure(error: unknown, text: Text): void {
  const { title, message } =
    error instanceof UploadFailure
      ? error
      : { title: text('upload.failed'), message: text('upload.somethingWrong') }
  toast({ title, description: message, tone: 'danger' })
}

/** Returns undefined if the session has ended and the user did not sign in again. */
async function sendSignedIn(file: File, options: UploadOptions): Promise<ResponseBody | undefined> {
  for (;;) {
    const response = await send(file, options)
    if (response.status !== 401) return response
    toast({
      title: options.text('upload.signedOut'),
      description: options.text('upload.signedOutHint'),
      tone: 'danger',
    })
    if (!(await options.untilSignedIn?.())) return undefined
    options.onProgress?.(0)
  }
}

const UPLOAD = '/api/upload' satisfies CallPath<'post'>
const UPLOAD_FOR = '/api/upload/:endpoint' satisfies CallPath<'post'>

/** XMLHttpRequest, because only it reports upload progress. */
function send(file: File, { endpoint, onProgress, signal, text }: UploadOptions): Promise<ResponseBody> {
  const path = endpoint ? fillPath(UPLOAD_FOR, { params: { endpoint } }) : UPLOAD
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open('POST', path)
    request.withCredentials = true
    const credential = credentialFor('POST', path)
    if (credential) request.setRequestHeader('Authorization', `Basic ${credential}`)
    request.upload.onprogress = ({ loaded, total }) => onProgress?.((loaded / total) * 100)
    request.onload = () => resolve({ status: request.status, body: request.responseText })
    request.onerror = () => reject(new UploadFailure(text('upload.failed'), text('upload.network')))
    request.onabort = () => reject(signal?.reason)
    signal?.throwIfAborted()
    signal?.addEventListener('abort', () => request.abort(), { once: true })
    const form = new FormData()
    form.append('image', file)
    request.send(form)
  })
}

/** Returns the picture of a response, or throws what is wrong with it, in words for a toast. */
export function imageIn({ status, body }: ResponseBody, text: Text): UploadedImage {
  const response = parse(body)
  if (status < 200 || status > 299)
    throw new UploadFailure(text('upload.failed'), response?.message || text('upload.somethingWrong'))
  if (!response) throw new UploadFailure(text('upload.unreadable'), text('upload.unreadableHint'))
  const path = response.path || response.url || response.imageUrl
  if (!path) throw new UploadFailure(text('upload.noAddress'), text('upload.noAddressHint'))
  return { ...(response as UploadedImage), path }
}

function parse(body: string): (Partial<UploadedImage> & { message?: string }) | undefined {
  try {
    const value: unknown = JSON.parse(body)
    return typeof value === 'object' && value !== null ? value : undefined
  } catch {
    return undefined
  }
}
