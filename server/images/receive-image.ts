import { Readable } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'
import { Busboy, type BusboyInstance } from '@fastify/busboy'
import { type Refusal, refuse } from '#domain/refusal/refusal.ts'
import { megabytesToBytes, tooLargeSentence } from '#domain/site/upload-limits.ts'
import type { AppContext } from '#server/http/app-environment.ts'

const FIELD = 'image'
/** Room for the form around the file, if only the length of both together is known. */
const FORM_BYTES_MAX = 4096
/** A refused file is read to its end, so that the browser gets the response; past this many bytes the connection is closed. */
const DISCARDED_BYTES_MAX = megabytesToBytes(64)
const FORM_LIMITS = { files: 4, fields: 20, parts: 24, fieldSize: 4096, headerPairs: 40, headerSize: 16_384 }

const NO_FORM = refuse('unsupported_type', 'Please send the picture as a form with the field "image".')
const NOTHING_CHOSEN = refuse('invalid', 'Please choose an image to upload.')
const BROKEN_FORM = refuse('invalid', 'The upload was interrupted. Please try again.')

export type ReceivedFile = { readonly name: string; readonly bytes: Buffer }

/** Reads the picture from the form; discards the rest once it exceeds the limit. */
export async function receiveImage(c: AppContext, limitMegabytes: number): Promise<Refusal | ReceivedFile> {
  const { body } = c.req.raw
  const type = c.req.header('content-type') ?? ''
  if (!/^multipart\/form-data\b/i.test(type)) return NO_FORM
  if (!body) return NOTHING_CHOSEN
  const length = Number(c.req.header('content-length') ?? Number.NaN)
  const size = Number.isFinite(length) ? length : undefined
  const tooLarge = refuse('too_large', {
    en: tooLargeSentence(limitMegabytes, size),
    es: tooLargeSentence(limitMegabytes, size, 'es'),
  })
  const bytesMax = megabytesToBytes(limitMegabytes)
  if (length > Math.max(bytesMax + FORM_BYTES_MAX, DISCARDED_BYTES_MAX)) return tooLarge
  const form = openForm(type, bytesMax)
  if (!form) return BROKEN_FORM
  return readForm(Readable.fromWeb(body as ReadableStream), form, tooLarge)
}

function openForm(contentType: string, bytesMax: number): BusboyInstance | undefined {
  try {
    return new Busboy({
      headers: { 'content-type': contentType },
      limits: { ...FORM_LIMITS, fileSize: bytesMax },
    })
  } catch {
    return undefined
  }
}

function readForm(body: Readable, form: BusboyInstance, tooLarge: Refusal): Promise<Refusal | ReceivedFile> {
  return new Promise((resolve) => {
    let file: { name: string; chunks: Buffer[]; isTooLarge: boolean } | undefined
    let bytesSeen = 0
    const end = (outcome: Refusal | ReceivedFile) => {
      body.unpipe(form)
      body.on('error', () => undefined)
      resolve(outcome)
    }
    form.on('file', (field, stream, name) => {
      stream.on('error', () => end(BROKEN_FORM))
      if (field !== FIELD || file) return void stream.resume()
      const received = { name: name ?? '', chunks: [] as Buffer[], isTooLarge: false }
      file = received
      stream.on('data', (chunk: Buffer) => received.chunks.push(chunk))
      stream.on('limit', () => {
        received.isTooLarge = true
        received.chunks = []
        stream.removeAllListeners('data').resume()
      })
    })
    form.on('finish', () => {
      if (!file) return end(NOTHING_CHOSEN)
      end(file.isTooLarge ? tooLarge : { name: file.name, bytes: Buffer.concat(file.chunks) })
    })
    form.on('error', () => end(file?.isTooLarge ? tooLarge : BROKEN_FORM))
    body.on('error', () => end(BROKEN_FORM))
    body.on('data', (chunk: Buffer) => {
      bytesSeen += chunk.length
      if (bytesSeen <= DISCARDED_BYTES_MAX) return
      end(tooLarge)
      body.destroy()
    })
    body.pipe(form)
  })
}
