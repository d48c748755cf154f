import type { Storage } from '#server/foundation/storage/storage.ts'

/** The storage takes complete files, so the ZIP is stored in parts and never has to fit into memory. */
const PART_BYTES = 8 * 1024 * 1024

export function partKey(folder: string, part: number): string {
  return `exports/${folder}/${part}.part`
}

export function listPartKeys(folder: string, parts: number): string[] {
  return Array.from({ length: parts }, (_, part) => partKey(folder, part))
}

/** Collects bytes and stores them in parts of equal size. Tells how many there are before it stores the next one. */
export class PartWriter {
  readonly #storage: Storage
  readonly #folder: string
  readonly #tell: (parts: number) => Promise<void>
  #waiting: Uint8Array[] = []
  #waitingBytes = 0
  #parts = 0
  #bytes = 0

  constructor(storage: Storage, folder: string, tell: (parts: number) => Promise<void>) {
    this.#storage = storage
    this.#folder = folder
    this.#tell = tell
  }

  add(bytes: Uint8Array): void {
    this.#waiting.push(bytes)
    this.#waitingBytes += bytes.length
    this.#bytes += bytes.length
  }

  /** Stores what is enough for a full part. */
  async flush(isEnd = false): Promise<void> {
    while (this.#waitingBytes >= PART_BYTES || (isEnd && this.#waitingBytes > 0)) {
      const all = Buffer.concat(this.#waiting)
      const part = all.subarray(0, PART_BYTES)
      const rest = all.subarray(part.length)
      this.#waiting = rest.length > 0 ? [rest] : []
      this.#waitingBytes = rest.length
      this.#parts += 1
      await this.#tell(this.#parts)
      await this.#storage.put(partKey(this.#folder, this.#parts - 1), part)
    }
  }

  get written(): { readonly parts: number; readonly bytes: number } {
    return { parts: this.#parts, bytes: this.#bytes }
  }
}
