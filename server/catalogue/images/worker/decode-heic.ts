import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { listBoxes } from './heif-boxes.ts'

const PAGE_BYTES = 65_536
const MEMORY_MAX = 200 * 1024 * 1024
/** Files of one still picture. Those of sequences have others (`hevc`, `msf1`). */
const STILL_BRANDS = ['heic', 'heix', 'mif1']
const SEQUENCE_BOX = 'moov'

type HeicPixels = {
  readonly data: Uint8Array
  readonly width: number
  readonly height: number
  readonly channels: 3 | 4
}

/** What is used of libheif; each handle is an object of its own. */
type Libheif = {
  heif_context_alloc(): object
  heif_context_read_from_memory(context: object, bytes: Uint8Array): { code: unknown }
  heif_js_context_get_primary_image_handle(context: object): { code?: unknown }
  heif_image_handle_has_alpha_channel(handle: object): number
  heif_js_decode_image2(handle: object, colors: unknown, chroma: unknown): Decoded
  heif_error_code: { heif_error_Ok: unknown }
  heif_colorspace: { heif_colorspace_RGB: unknown }
  heif_chroma: Record<'heif_chroma_interleaved_RGB' | 'heif_chroma_interleaved_RGBA', unknown>
}
type Channel = {
  readonly data: Uint8Array
  readonly stride: number
  readonly width: number
  readonly height: number
  readonly bits_per_pixel: number
}
type Decoded = { readonly code?: unknown; readonly channels?: readonly Channel[] }
type Receive = (instance: WebAssembly.Instance) => void
type Options = { instantiateWasm(imports: WebAssembly.Imports, receive: Receive): WebAssembly.Exports }

/** Returns whether a file says that it is HEIC or one of its relatives, which cameras and phones write. */
export function isHeic(bytes: Buffer): boolean {
  return /^.{4}ftyp(hei|hev|msf1|mif1)/s.test(bytes.toString('latin1', 0, 12))
}

/**
 * Decodes the main picture of a HEIC file, upright. Throws if the file is not exactly that, or needs too much memory.
 * The pixels lie in memory that is freed with them.
 */
export function decodeHeic(bytes: Buffer): HeicPixels {
  if (
    !STILL_BRANDS.includes(bytes.toString('latin1', 8, 12)) ||
    listBoxes(bytes).some(({ type }) => type === SEQUENCE_BOX)
  )
    throw new Error('not a single picture')
  // An instance for each file: what one file does to it ends with it.
  const heif = openLibheif()
  const context = heif.heif_context_alloc()
  const { code } = heif.heif_context_read_from_memory(context, bytes)
  if (code !== heif.heif_error_code.heif_error_Ok) throw new Error('not readable')
  const handle = heif.heif_js_context_get_primary_image_handle(context)
  if (handle.code) throw new Error('no main picture')
  const hasAlpha = heif.heif_image_handle_has_alpha_channel(handle) !== 0
  const { heif_chroma_interleaved_RGB, heif_chroma_interleaved_RGBA } = heif.heif_chroma
  const decoded = heif.heif_js_decode_image2(
    handle,
    heif.heif_colorspace.heif_colorspace_RGB,
    hasAlpha ? heif_chroma_interleaved_RGBA : heif_chroma_interleaved_RGB,
  )
  const [channel] = decoded.channels ?? []
  if (channel?.bits_per_pixel !== 8) throw new Error('not decodable')
  return withoutPadding(channel, hasAlpha ? 4 : 3)
}

/** Moves the rows of pixels next to each other. */
function withoutPadding({ data, stride, width, height }: Channel, channels: 3 | 4): HeicPixels {
  const rowBytes = width * channels
  if (stride > rowBytes)
    for (let row = 1; row < height; row++)
      data.copyWithin(row * rowBytes, row * stride, row * stride + rowBytes)
  return { data: data.subarray(0, rowBytes * height), width, height, channels }
}

const require = createRequire(import.meta.url)
let compiled: WebAssembly.Module | undefined

function openLibheif(): Libheif {
  const open: (options: Options) => Libheif = require('libheif-js/libheif-wasm/libheif.js')
  compiled ??= new WebAssembly.Module(readFileSync(require.resolve('libheif-js/libheif-wasm/libheif.wasm')))
  const program = compiled
  return open({
    instantiateWasm(imports, receive) {
      const instance = new WebAssembly.Instance(program, imports)
      limitMemory(instance)
      receive(instance)
      return instance.exports
    },
  })
}

/** libheif asks for more memory through this one method, and gives up if it throws. */
function limitMemory({ exports }: WebAssembly.Instance): void {
  const memory = Object.values(exports).find((each) => each instanceof WebAssembly.Memory)
  if (!memory) throw new Error('no memory to limit')
  memory.grow = (pages) => {
    if (memory.buffer.byteLength + pages * PAGE_BYTES > MEMORY_MAX) throw new RangeError('too much memory')
    return WebAssembly.Memory.prototype.grow.call(memory, pages)
  }
}
