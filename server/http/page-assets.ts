import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** The entry script of the public pages; also its key in Vite's manifest. */
const ENTRY = 'app/site/scripts/site-entry.ts'

/** The style sheets that vite.config.ts builds for the public pages, general ones first. */
const SHEETS = ['shared', 'site']

/** What a document of the public pages includes: the address of its script and the text of its styles. */
export type PageAssets = { readonly script: string; readonly styles?: string }

/** Vite's own description of a build: https://vite.dev/guide/backend-integration */
type Manifest = Readonly<Record<string, Chunk>>
type Chunk = { readonly file: string; readonly css?: string[] }

export async function readPageAssets(built: string): Promise<PageAssets> {
  const manifest: Manifest = JSON.parse(await readFile(join(built, '.vite/manifest.json'), 'utf8'))
  const script = manifest[ENTRY]
  const all = Object.values(manifest).flatMap(({ css = [] }) => css)
  const sheets = SHEETS.map((name) => all.find((sheet) => sheet.startsWith(`assets/${name}-`)))
  if (!script || sheets.includes(undefined))
    throw new Error('The build lacks the public pages: run npm run build')
  const texts = await Promise.all(sheets.map((file = '') => readFile(join(built, file), 'utf8')))
  return { script: `/${script.file}`, styles: texts.join('') }
}

/** During development Vite serves sources as they are and adds the styles itself. */
export const DEVELOPMENT_ASSETS: PageAssets = { script: `/${ENTRY}` }
