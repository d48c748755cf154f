import { toast } from '#app/ui/toasts/toast-queue.ts'
import type { PathOf } from '#contract/calls.ts'
import type { UploadedImage } from '#contract/catalogue/images.ts'
import { megabytesToBytes, uploadLimitMegabytes } from '#domain/site/upload-limits.ts'
import { tooLargeSentence } from '#domain/text/file-size.ts'
import { credentialFor } from '../api/admin-credential.ts'
import { fillPath } from '../api/api.ts'
import { wordsRead } from '../language/in-both.ts'
import { languageRead } from '../language/language-here.ts'
import { UPLOAD_WORDS } from './upload-words.ts'

type UploadOptions = {
  /** The place it is for, such as 'hero' or 'theme'. */
  endpoint?: string | undefined
  /** The limit of the place if missing. */
  limitMegabytes?: number | undefined
  /** From 0 to 100. */
  onProgress?: ((percent: number) => void) | undefined
  signal?: AbortSignal | undefined
  /** Asks to sign in when the session has ended; the upload continues if it returns true. */
  untilSignedIn?: (() => Promise<boolean>) | undefined
}

type ResponseBody = { readonly status: number; readonly text: string }

/** A failed upload, in the words of its toast. */
class UploadFailure extends Error {
  readonly title: string

  constructor(title: string, description: string) {
    super(description)
    this.title = title
  }
}

/**
 * Uploads a picture and shows the result. Returns `undefined` if it failed, or if the signal cancelled it, which shows
 * nothing.
 */
export async function uploadImage(
  file: File,
  options: UploadOptions = {},
): Promise<UploadedImage | undefined> {
  const { endpoint, limitMegabytes = uploadLimitMegabytes(endpoint), signal } = options
  const words = wordsRead(UPLOAD_WORDS)
  try {
    if (file.size > megabytesToBytes(limitMegabytes))
      throw new UploadFailure(words.tooLarge, tooLargeSentence(limitMegabytes, file.size, languageRead()))
    const response = await sendSignedIn(file, options)
    if (!response) return undefined
    const image = imageIn(response)
    toast({ title: words.done, description: words.doneHint, tone: 'success', durationMs: 5000 })
    return image
  } catch (error) {
    if (!signal?.aborted) tell(error)
    return undefined
  }
}

function tell(error: unknown): void {
  const { failed, somethingWrong } = wordsRead(UPLOAD_WORDS)
  const { title, message } =
    error instanceof UploadFailure ? error : { title: failed, message: somethingWrong }
  toast({ title, description: message, tone: 'danger' })
}

/** Returns nothing if the session has ended and the user did not sign in again. */
async function sendSignedIn(file: File, options: UploadOptions): Promise<ResponseBody | undefined> {
  const { signedOut, signedOutHint } = wordsRead(UPLOAD_WORDS)
  for (;;) {
    const response = await send(file, options)
    if (response.status !== 401) return response
    toast({ title: signedOut, description: signedOutHint, tone: 'danger' })
    if (!(await options.untilSignedIn?.())) return undefined
    options.onProgress?.(0)
  }
}

const UPLOAD = '/api/upload' satisfies PathOf<'post'>
const UPLOAD_FOR = '/api/upload/:endpoint' satisfies PathOf<'post'>

/** XMLHttpRequest, because only it reports upload progress. */
function send(file: File, { endpoint, onProgress, signal }: UploadOptions): Promise<ResponseBody> {
  const { failed, network } = wordsRead(UPLOAD_WORDS)
  const path = endpoint ? fillPath(UPLOAD_FOR, { params: { endpoint } }) : UPLOAD
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open('POST', path)
    request.withCredentials = true
    const credential = credentialFor('POST', path)
    if (credential) request.setRequestHeader('Authorization', `Basic ${credential}`)
    request.upload.onprogress = ({ loaded, total }) => onProgress?.((loaded / total) * 100)
    request.onload = () => resolve({ status: request.status, text: request.responseText })
    request.onerror = () => reject(new UploadFailure(failed, network))
    request.onabort = () => reject(signal?.reason)
    signal?.throwIfAborted()
    signal?.addEventListener('abort', () => request.abort(), { once: true })
    const form = new FormData()
    form.append('image', file)
    request.send(form)
  })
}

function imageIn({ status, text }: ResponseBody): UploadedImage {
  const words = wordsRead(UPLOAD_WORDS)
  const response = parse(text)
  if (status < 200 || status > 299)
    throw new UploadFailure(words.failed, response?.message || words.somethingWrong)
  if (!response) throw new UploadFailure(words.unreadable, words.unreadableHint)
  const path = response.path || response.url || response.imageUrl
  if (!path) throw new UploadFailure(words.noAddress, words.noAddressHint)
  return { ...(response as UploadedImage), path }
}

function parse(text: string): (Partial<UploadedImage> & { message?: string }) | undefined {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null ? value : undefined
  } catch {
    return undefined
  }
}
