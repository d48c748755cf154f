import { createHash } from 'node:crypto'
import { relative } from 'node:path'
import { reactRouter } from '@react-router/dev/vite'
import { defineConfig, type Plugin } from 'vite'
import packageJson from './package.json' with { type: 'json' }

const OWN = /\/(app|contract|domain)\/.*\.tsx?$|vite\/preload-helper/
/** The scripts of the documents, beside the application's own entry. */
const ENTRIES = ['app/site/scripts/site-entry.ts', 'app/booking/document/booking-entry.tsx']
/** The script of the public pages. */
const PUBLIC = /\/site-entry\.ts$/
/** The Spanish of what pages share: in no file with others, so that it reaches Spanish pages alone. */
const SPANISH = /\/(domain|app\/(shared|ui|site\/islands))\/(.*\/)?([a-z-]*spanish|ui-words-es)\.ts$/
/** The root alone brings this sheet: what is imported later must not bring it again, behind the rules that overrule it. */
const SHARED_SHEET = /\/shared-[^/]*\.css$/
const ROOT = /\/app\/root\.tsx\?/
/** No script brings this sheet: it stands in every page that needs it, see `app/page-styles.tsx`. */
const BOOKING_SHEET = /\/booking-pages-[^/]*\.css$/
/** What every visit to the wizard begins with. */
const WIZARD = /\/app\/booking\/(document\/booking-entry|wizard-page)\.tsx/
/** Packages that the built server loads as they are: they bring native code or files, or their calls are traced. */
const NOT_BUNDLED = [
  ...Object.keys(packageJson.dependencies).filter((name) =>
    /^@(opentelemetry(?!\/api$)|aws-sdk)\//.test(name),
  ),
  'fontkit',
  'import-in-the-middle',
  'pdfkit',
  'pg',
  'sharp',
  'vite',
]

export default defineConfig(({ command }) => ({
  plugins: [reactRouter(), ownedSheets(), refreshOnDocuments()],
  optimizeDeps: { entries: ENTRIES },
  css: { modules: { generateScopedName: scopedName } },
  build: {
    target: 'es2022',
    cssMinify: 'lightningcss',
    assetsInlineLimit: 0,
    manifest: true,
  },
  environments: {
    ssr: {
      define: command === 'build' ? { 'process.env.NODE_ENV': '"production"' } : {},
      resolve: command === 'build' ? { noExternal: true, external: NOT_BUNDLED } : {},
      build: {
        target: 'esnext',
        sourcemap: true,
        rolldownOptions: {
          input: 'server/production.ts',
          // Twenty small files less to load at each start.
          output: { codeSplitting: { groups: [{ name: 'shared', test: OWN, minShareCount: 2 }] } },
        },
      },
    },
    client: {
      build: {
        rolldownOptions: {
          input: ENTRIES,
          output: { codeSplitting: { groups: groups() } },
        },
      },
    },
  },
}))

/** Short, because every class is named in the page, the style sheet and the script; the same in every build. */
function scopedName(name: string, file: string): string {
  return `${name}_${createHash('sha256').update(relative('.', file)).digest('base64url').slice(0, 4)}`
}

/** One sheet for what all pages share, one for the public pages, one for booking: rules then always stand in one order. */
function groups() {
  return [
    { name: 'shared', test: /\/app\/(styles|ui|lib|shared)\/.*\.css$/, priority: 2 },
    { name: 'site', test: /\/app\/site\/.*\.css$/, priority: 2 },
    { name: 'booking-pages', test: /\/app\/booking\/.*\.css$/, priority: 2 },
    {
      name: 'framework',
      test: /rolldown.runtime|\/node_modules\/(@tanstack|react|react-dom|scheduler)\//,
      priority: 1,
    },
    { name: 'router', test: /\/node_modules\/react-router\//, priority: 1 },
    { name: sharedBy('public-parts', PUBLIC), test: OWN, priority: 1 },
    { name: sharedBy('parts', WIZARD), test: OWN },
  ]
}

type Graph = { getModuleInfo(id: string): { importers: readonly string[] } | null }

/** Small modules that these screens share with others travel together: one request rather than one for each. */
function sharedBy(name: string, screens: RegExp) {
  return (id: string, graph: Graph) => {
    if (SPANISH.test(id)) return null
    const all = screensOf(id, graph)
    return all.length > 1 && all.some((screen) => screens.test(screen)) ? name : null
  }
}

/** Returns what no other module imports, or imports only when needed, of all that leads to the module. */
function screensOf(id: string, graph: Graph): string[] {
  const importersOf = (module: string) => graph.getModuleInfo(module)?.importers ?? []
  const seen = new Set([id])
  for (const module of seen) for (const importer of importersOf(module)) seen.add(importer)
  return [...seen].filter((module) => importersOf(module).length === 0)
}

/** Has the shared sheet brought by the root alone, and that of booking by no script. */
function ownedSheets(): Plugin {
  return {
    name: 'owned-sheets',
    generateBundle: {
      order: 'pre',
      handler(_options, bundle) {
        const chunks = Object.values(bundle).filter((output) => output.type === 'chunk')
        const root = chunks.find(({ facadeModuleId }) => facadeModuleId && ROOT.test(facadeModuleId))
        for (const { viteMetadata } of chunks)
          for (const sheet of [...(viteMetadata?.importedCss ?? [])]) {
            const isShared = SHARED_SHEET.test(sheet)
            if (isShared || BOOKING_SHEET.test(sheet)) viteMetadata?.importedCss.delete(sheet)
            if (isShared) root?.viteMetadata?.importedCss.add(sheet)
          }
      },
    },
  }
}

/** Starts React's refresh before any component during development, which the router does on its own pages alone. */
function refreshOnDocuments(): Plugin {
  return {
    name: 'refresh-on-documents',
    apply: 'serve',
    enforce: 'pre',
    transform(code, id) {
      if (ENTRIES.some((entry) => id.endsWith(entry)))
        return { code: `import 'virtual:react-router/inject-hmr-runtime'\n${code}`, map: null }
    },
  }
}
