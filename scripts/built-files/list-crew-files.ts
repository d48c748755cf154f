import { createHash } from 'node:crypto'
import type { Plugin, Rolldown } from 'vite'

/** What the page of the crew's phone begins with: the app, and what brings it to life. */
const ENTRIES = /\/app\/crew\/crew-app\.tsx$|@astrojs\/react\/dist\/client\.js$/

/** Its texts are one file for each language: all are kept, so that the language can be changed without a connection. */
const TEXTS = /^virtual:messages\/crew\//

/**
 * Writes the list of files that the worker of the crew’s phone keeps (public/crew-worker.js): all that its page loads.
 * Nothing else of it is loaded later. The version changes with any file of a release: browsers take the new page along.
 */
export function listCrewFiles(): Plugin {
  return {
    name: 'list-crew-files',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle(_, bundle) {
      const files = crewFiles(bundle)
      const version = createHash('sha256')
        .update(Object.keys(bundle).sort().join())
        .digest('hex')
        .slice(0, 12)
      const source = `self.crewFiles = ${JSON.stringify({ version, files })}\n`
      this.emitFile({ type: 'asset', fileName: 'crew-files.js', source })
    },
  }
}

function crewFiles(bundle: Rolldown.OutputBundle): string[] {
  const chunks = Object.values(bundle).filter((output) => output.type === 'chunk')
  const isKept = (id: string) => ENTRIES.test(id) || TEXTS.test(id)
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
