import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { reactRouter } from '@react-router/dev/vite'
import { defineConfig, type Plugin } from 'vite'

export default defineConfig({
  plugins: [reactRouter(), compressAssets()],
  build: { target: 'es2022', cssMinify: 'lightningcss', assetsInlineLimit: 0 },
})

/** Writes .br and .gz beside every built script and style, so that nothing is compressed while serving. */
function compressAssets(): Plugin {
  return {
    name: 'compress-assets',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    writeBundle: {
      sequential: true,
      async handler({ dir = '' }) {
        const files = await readdir(dir, { recursive: true })
        await Promise.all(
          files
            .filter((file) => /\.(js|css|svg|json|webmanifest)$/.test(file))
            .map((file) => compress(join(dir, file))),
        )
      },
    },
  }
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
