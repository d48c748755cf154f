import { createHash } from 'node:crypto'
import type { Plugin, Rolldown } from 'vite'

/** A page that a worker keeps for the time without a connection. */
type KeptPage = {
  /** `crew`: its worker reads `crew-files.js` and finds there `crewFiles`. */
  readonly name: string
  /** What the page begins with, and whatever of it is loaded later and has to be there as well. */
  readonly begins: RegExp
  /** Its texts are one file for each language: all are kept, so that the language can be changed. */
  readonly texts: RegExp
}

const KEPT: readonly KeptPage[] = [
  {
    name: 'crew',
    begins: /\/app\/crew\/crew-app\.tsx$|@astrojs\/react\/dist\/client\.js$/,
    texts: /^virtual:messages\/crew\+/,
  },
  {
    name: 'admin',
    begins:
      /\/app\/admin\/(admin-app|tabs\/dashboard\/dashboard-tab|tabs\/bookings\/(bookings-tab|booking-page)|session\/login-page|ui\/picked-calendar)\.tsx$|@astrojs\/react\/dist\/client\.js$/,
    texts: /^virtual:messages\/admin\+/,
  },
]

/**
 * Writes the lists of files that the workers keep (public/crew-worker.js, public/admin-worker.js). The version changes
 * with any file of a release: browsers take the new page along.
 */
export function listKeptFiles(): Plugin {
  return {
    name: 'list-kept-files',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle(_, bundle) {
      const version = createHash('sha256')
        .update(Object.keys(bundle).sort().join())
        .digest('hex')
        .slice(0, 12)
      for (const page of KEPT) {
        const source = `self.${page.name}Files = ${JSON.stringify({ version, files: listFiles(page, bundle) })}\n`
        this.emitFile({ type: 'asset', fileName: `${page.name}-files.js`, source })
      }
    },
  }
}

function listFiles({ begins, texts }: KeptPage, bundle: Rolldown.OutputBundle): string[] {
  const chunks = Object.values(bundle).filter((output) => output.type === 'chunk')
  const isKept = (id: string) => begins.test(id) || texts.test(id)
  const wanted = new Set(chunks.filter(({ moduleIds }) => moduleIds.some(isKept)))
  const files = new Set<string>()
  for (const chunk of wanted) {
    files.add(chunk.fileName)
    for (const asset of chunk.viteMetadata?.importedAssets ?? []) files.add(asset)
    for (const name of chunk.imports) {
      const next = bundle[name]
      if (next?.type === 'chunk') wanted.add(next)
    }
  }
  return [...files].sort().map((file) => `/${file}`)
}
