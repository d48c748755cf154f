import { Readable } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'
import { Busboy, type BusboyInstance } from '@fastify/busboy'
import { type Message, message } from '#domain/foundation/messages/message.ts'
import { type Refusal, refuse } from '#domain/foundation/refusal/refusal.ts'
import { BYTES_PER_MEGABYTE, megabytesToBytes } from '#domain/site/upload-limits.ts'
import type { AppContext } from './app-environment.ts'

/** Room for the form around the file, if only their combined length is known. */
const FORM_BYTES_MAX = 4096
/**
 * A refused file is read to its end, so that the browser gets the response; beyond this many bytes the connection is
 * closed.
 */
const DISCARDED_BYTES_MAX = megabytesToBytes(64)
const FORM_LIMITS = { files: 4, fields: 20, parts: 24, fieldSize: 4096, headerPairs: 40, headerSize: 16_384 }

const BROKEN_FORM = refuse('invalid', 'pictures.uploadInterrupted')

export type ReceivedFile = { readonly name: string; readonly bytes: Buffer }

export type ReceivedForm = ReceivedFile & { readonly fields: ReadonlyMap<string, string> }

type ExpectedForm = {
  /** The field with the file. */
  readonly field: string
  readonly limitMegabytes: number
  /** The refusal of a request that is not a form. */
  readonly noForm: Refusal
  /** The refusal of a form without a file. */
  readonly nothingChosen: Refusal
}

/** Reads a file from a form; discards the rest once it exceeds the limit. */
export async function receiveForm(c: AppContext, expected: ExpectedForm): Promise<Refusal | ReceivedForm> {
  const { limitMegabytes } = expected
  const { body } = c.req.raw
  const type = c.req.header('content-type') ?? ''
  if (!/^multipart\/form-data\b/i.test(type)) return expected.noForm
  if (!body) return expected.nothingChosen
  const length = Number(c.req.header('content-length') ?? Number.NaN)
  const size = Number.isFinite(length) ? length : undefined
  const tooLarge = refuse('too_large', describeSize(limitMegabytes, size))
  const bytesMax = megabytesToBytes(limitMegabytes)
  if (length > Math.max(bytesMax + FORM_BYTES_MAX, DISCARDED_BYTES_MAX)) return tooLarge
  const form = openForm(type, bytesMax)
  if (!form) return BROKEN_FORM
  return readForm(Readable.fromWeb(body as ReadableStream), form, { ...expected, tooLarge })
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

function readForm(
  body: Readable,
  form: BusboyInstance,
  { field: wanted, nothingChosen, tooLarge }: ExpectedForm & { readonly tooLarge: Refusal },
): Promise<Refusal | ReceivedForm> {
  return new Promise((resolve) => {
    let file: { name: string; chunks: Buffer[]; isTooLarge: boolean } | undefined
    const fields = new Map<string, string>()
    let bytesSeen = 0
    const end = (outcome: Refusal | ReceivedForm) => {
      body.unpipe(form)
      body.on('error', () => undefined)
      resolve(outcome)
    }
    form.on('field', (name, value) => void fields.set(name, value))
    form.on('file', (field, stream, name) => {
      stream.on('error', () => end(BROKEN_FORM))
      if (field !== wanted || file) return void stream.resume()
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
      if (!file) return end(nothingChosen)
      end(file.isTooLarge ? tooLarge : { name: file.name, bytes: Buffer.concat(file.chunks), fields })
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

function describeSize(megabytes: number, bytes: number | undefined): Message {
  if (bytes === undefined) return message('pictures.tooLarge', { megabytes })
  return message('pictures.fileTooLarge', { megabytes, size: (bytes / BYTES_PER_MEGABYTE).toFixed(2) })
}
