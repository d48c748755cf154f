import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

/** Writes .br and .gz files for every built script and style, so that nothing is compressed while serving. */
export async function compressBuilt(folder: string): Promise<void> {
  const files = await readdir(folder, { recursive: true })
  const texts = files.filter((file) => /\.(js|css|svg|json|webmanifest)$/.test(file))
  await Promise.all(texts.map((file) => compress(join(folder, file))))
}

async function compress(file: string): Promise<void> {
  const content = await readFile(file)
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(content, {
      params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY },
    }),
    promisify(gzip)(content, { level: 9 }),
  ])
  await writeFile(`${file}.br`, br)
  await writeFile(`${file}.gz`, gz)
}
