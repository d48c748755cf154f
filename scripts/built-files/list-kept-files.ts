import { createHash } from 'node:crypto'
import type { Plugin, Rolldown } from 'vite'

/** A page that a service worker caches for offline use. */
type KeptPage = {
  /** With `crew`, its worker reads the variable `crewFiles` from `crew-files.js`. */
  readonly name: string
  /** Matches the page's entry files, and lazily loaded ones that it needs offline as well. */
  readonly begins: RegExp
  /** Matches its texts, one file per language: all are cached, so that the language can be switched offline. */
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
      /\/app\/admin\/(admin-app|operations\/dashboard\/dashboard-tab|booking\/bookings\/(bookings-tab|booking-page|run-sheet|calendar\/party-calendar)|shell\/session\/login-page|kit\/ui\/picked-calendar)\.tsx$|@astrojs\/react\/dist\/client\.js$/,
    texts: /^virtual:messages\/admin\+/,
  },
]

/**
 * Writes the lists of files that the service workers cache (public/crew-worker.js, public/admin-worker.js). The version
 * changes with any file of a release, so that browsers fetch the new page.
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
