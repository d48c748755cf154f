import { once } from 'node:events'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { extname, join, relative } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { build } from 'astro'

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
}

/** Starts a page of eight cards built by Astro, with its client router and no UI framework, compressed. */
export async function startBareAstroPage(): Promise<{ url: string; stop(): void }> {
  const files = await buildFiles()
  const server = createServer(({ url }, response) => {
    const file = files.get(url === '/' ? '/index.html' : (url ?? ''))
    if (!file) return response.writeHead(404).end()
    response.writeHead(200, { 'Content-Type': file.type, 'Content-Encoding': 'br' }).end(file.body)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return { url: `http://127.0.0.1:${port}/`, stop: () => server.close() }
}

async function buildFiles() {
  const outDir = mkdtempSync(join(tmpdir(), 'bare-astro-page-'))
  try {
    const root = join(import.meta.dirname, 'site')
    await build({ root, outDir, cacheDir: join(outDir, '.cache'), configFile: false, logLevel: 'error' })
    const entries = readdirSync(outDir, { recursive: true, withFileTypes: true }).filter((entry) =>
      entry.isFile(),
    )
    return new Map(
      entries.map(({ parentPath, name }) => {
        const path = join(parentPath, name)
        const type = TYPES[extname(name)] ?? 'application/octet-stream'
        const address: string = `/${relative(outDir, path)}`
        return [address, { type, body: brotliCompressSync(readFileSync(path)) }] as const
      }),
    )
  } finally {
    rmSync(outDir, { recursive: true, force: true })
  }
}
