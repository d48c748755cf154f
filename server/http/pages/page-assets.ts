import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** The entry script of each part of the site; also its key in Vite's manifest. */
const ENTRIES = {
  site: 'app/site/scripts/site-entry.ts',
  booking: 'app/booking/document/booking-entry.tsx',
} as const

/** The style sheets that vite.config.ts builds for each part, general ones first. */
const SHEETS = { site: ['shared', 'site'], booking: ['shared', 'booking-pages'] } as const

type Part = keyof typeof ENTRIES

/** What documents include: by part of the site the address of its script, and the text of its styles. */
export type PageAssets = {
  readonly scripts: Readonly<Record<Part, string>>
  readonly styles?: Readonly<Record<Part, string>>
  /** Returns the addresses of what the part's script and these modules import, and of the modules. */
  readonly importsOf: (part: Part, modules: readonly string[]) => readonly string[]
}

/** Vite's own description of a build, by source file: https://vite.dev/guide/backend-integration */
type Manifest = Readonly<Record<string, { readonly file: string; readonly imports?: readonly string[] }>>

export async function readPageAssets(built: string): Promise<PageAssets> {
  const manifest: Manifest = JSON.parse(await readFile(join(built, '.vite/manifest.json'), 'utf8'))
  const fileOf = (source: string) => {
    const file = manifest[source]?.file
    if (!file) throw new Error(INCOMPLETE)
    return `/${file}`
  }
  const [site, booking] = await Promise.all([textOf(built, SHEETS.site), textOf(built, SHEETS.booking)])
  return {
    scripts: { site: fileOf(ENTRIES.site), booking: fileOf(ENTRIES.booking) },
    styles: { site, booking },
    importsOf(part, modules) {
      const sources = new Set([ENTRIES[part], ...modules])
      for (const source of sources) for (const each of manifest[source]?.imports ?? []) sources.add(each)
      sources.delete(ENTRIES[part])
      return [...sources].map(fileOf)
    },
  }
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

const INCOMPLETE = 'The build lacks a part of the site: run npm run build'

/** During development Vite serves sources as they are and adds the styles itself. */
export const DEVELOPMENT_ASSETS: PageAssets = {
  scripts: { site: `/${ENTRIES.site}`, booking: `/${ENTRIES.booking}` },
  importsOf: () => [],
}
