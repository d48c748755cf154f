import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** The entry script of the public pages; also its key in Vite's manifest. */
const ENTRY = 'app/site/scripts/site-entry.ts'

/** The style sheets that vite.config.ts builds for the pages of visitors, general ones first. */
const SHEETS = { site: ['shared', 'site'], booking: ['shared', 'booking-pages'] } as const

/** What a page includes: the address of the public pages' script and the text of its styles, by part of the site. */
export type PageAssets = {
  readonly script: string
  readonly styles?: Readonly<Record<keyof typeof SHEETS, string>>
}

/** Vite's own description of a build: https://vite.dev/guide/backend-integration */
type Manifest = Readonly<Record<string, { readonly file: string }>>

export async function readPageAssets(built: string): Promise<PageAssets> {
  const manifest: Manifest = JSON.parse(await readFile(join(built, '.vite/manifest.json'), 'utf8'))
  const script = manifest[ENTRY]
  if (!script) throw new Error(INCOMPLETE)
  const [site, booking] = await Promise.all([textOf(built, SHEETS.site), textOf(built, SHEETS.booking)])
  return { script: `/${script.file}`, styles: { site, booking } }
}

async function textOf(built: string, names: readonly string[]): Promise<string> {
  const assets = join(built, 'assets')
  const all = await readdir(assets)
  const texts = names.map((name) => {
    const file = all.find((asset) => asset.startsWith(`${name}-`) && asset.endsWith('.css'))
    if (!file) throw new Error(INCOMPLETE)
    return readFile(join(assets, file), 'utf8')
  })
  return (await Promise.all(texts)).join('')
}

const INCOMPLETE = 'The build lacks the public pages: run npm run build'

/** During development Vite serves sources as they are and adds the styles itself. */
export const DEVELOPMENT_ASSETS: PageAssets = { script: `/${ENTRY}` }
