import { Zip, ZipDeflate, ZipPassThrough } from 'fflate'
import type { PartWriter } from './part-writer.ts'

/** The ZIP format without its 64-bit extension is limited to about this many bytes. */
const ZIP_BYTES_MAX = 4_000_000_000

/** A ZIP that would be larger than the format allows. */
export class ZipTooLarge extends Error {}

/** Packs files one after the other. */
export class ZipWriter {
  readonly #zip: Zip
  readonly #parts: PartWriter
  #failure: Error | undefined

  constructor(parts: PartWriter) {
    this.#parts = parts
    this.#zip = new Zip((error, chunk) => {
      if (error) this.#failure = error
      else parts.add(chunk)
    })
  }

  /** Pictures and PDFs are stored uncompressed, because they are compressed already. */
  async add(name: string, content: Uint8Array, isCompressed: boolean): Promise<void> {
    if (this.#parts.written.bytes + content.length > ZIP_BYTES_MAX) throw new ZipTooLarge(name)
    const file = isCompressed ? new ZipPassThrough(name) : new ZipDeflate(name, { level: 6 })
    this.#zip.add(file)
    file.push(content, true)
    if (this.#failure) throw this.#failure
    await this.#parts.flush()
  }

  async end(): Promise<void> {
    this.#zip.end()
    if (this.#failure) throw this.#failure
    await this.#parts.flush(true)
  }
}
