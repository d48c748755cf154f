import { once } from 'node:events'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { extname, join, relative } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { build } from 'astro'

const CARDS = 8

type Source = { readonly type: string; readonly srcSet: string }
type Picture = { readonly width: number; readonly height: number; readonly sources: readonly Source[] }
type Theme = { id: number; name: string; mainImage: string; pictures: Record<string, Picture> }
type Card = Picture & { readonly id: number; readonly name: string; readonly path: string }

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
}

const FONTS = 'app/styles/fonts'
const FONT_NAMES = ['figtree-basic.woff2', 'fraunces-soft-600-basic.woff2']

type File = { readonly type: string; readonly body: Buffer; readonly isCompressed: boolean }
type BareAstroPages = { readonly url: string; readonly withPicturesUrl: string; stop(): void }

/**
 * Starts two pages of eight cards built by Astro, with its client router and no UI framework, compressed: one without
 * pictures, and one with the pictures and the fonts of the given site.
 */
export async function startBareAstroPages(site: string): Promise<BareAstroPages> {
  const cards = await fetchCards(site)
  const files = await buildFiles(cards)
  for (const [path, file] of [...readFonts(), ...(await fetchPictures(site, cards))]) files.set(path, file)
  const server = createServer(({ url = '' }, response) => {
    const file = files.get(url) ?? files.get(`${url.replace(/\/$/, '')}/index.html`)
    if (!file) return response.writeHead(404).end()
    const encoding = file.isCompressed ? { 'Content-Encoding': 'br' } : {}
    response.writeHead(200, { 'Content-Type': file.type, ...encoding }).end(file.body)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const url = `http://127.0.0.1:${port}/`
  return { url, withPicturesUrl: `${url}pictures`, stop: () => server.close() }
}

async function fetchCards(site: string): Promise<Card[]> {
  const themes = (await (await fetch(`${site}/api/themes`)).json()) as Theme[]
  return themes.slice(0, CARDS).map(({ id, name, mainImage, pictures }) => {
    const picture = pictures[mainImage]
    if (!picture) throw new Error(`${name} has no picture`)
    return { id, name, path: mainImage, ...picture }
  })
}

async function fetchPictures(site: string, cards: readonly Card[]): Promise<[string, File][]> {
  const paths = cards.flatMap(({ path, sources }) => [
    path,
    ...sources.flatMap(({ srcSet }) => srcSet.split(', ').map((each) => each.split(' ')[0] ?? '')),
  ])
  return Promise.all(
    paths.map(async (path): Promise<[string, File]> => {
      const response = await fetch(site + path)
      const type = response.headers.get('content-type') ?? ''
      return [path, { type, body: Buffer.from(await response.arrayBuffer()), isCompressed: false }]
    }),
  )
}

function readFonts(): [string, File][] {
  return FONT_NAMES.map((name) => [
    `/fonts/${name}`,
    { type: 'font/woff2', body: readFileSync(join(FONTS, name)), isCompressed: false },
  ])
}

/** The pages take the cards from the environment. */
async function buildFiles(cards: readonly Card[]): Promise<Map<string, File>> {
  process.env.BENCH_CARDS = JSON.stringify(cards)
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
        const body = brotliCompressSync(readFileSync(path))
        return [address, { type, body, isCompressed: true }] as const
      }),
    )
  } finally {
    rmSync(outDir, { recursive: true, force: true })
  }
}
