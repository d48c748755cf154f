import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import react from '@astrojs/react'
import mediaRanges from '@csstools/postcss-media-minmax'
import type { AstroIntegration } from 'astro'
import { defineConfig, fontProviders } from 'astro/config'
import { DEFAULT_LANGUAGE, LANGUAGES } from './domain/foundation/text/language.ts'
import { pathIn } from './domain/site/page-path.ts'
import { compressBuilt } from './scripts/built-files/compress-built.ts'
import { listKeptFiles } from './scripts/built-files/list-kept-files.ts'
import { NOT_BUNDLED } from './scripts/built-files/not-bundled.ts'
import { messages } from './scripts/messages/messages-plugin.ts'

const PAGES = 'app/pages'
/** Admin routes outside `/admin`. The second is inside the scope of the crew's web app, so that a phone stays in the app. */
const ADMIN_ELSEWHERE = ['/image-manager', '/crew/sign-in']
const OWN = /\/(app|contract|domain)\/.*\.tsx?$/
/** Also matches Vite's helper for dynamic imports. */
const OWN_OR_LOADER = new RegExp(`${OWN.source}|vite/preload-helper`)
/** The entry of the public pages. It must not load React. */
const PUBLIC = /\/site-document\.astro/
/** The entry of the booking wizard. */
const WIZARD = /\/app\/booking\/wizard-page\.tsx/
/** The entry of the crew app, which is cached completely for offline use. */
const CREW = /\/app\/crew\/crew-app\.tsx/
/** The admin: its shell, and its lazily loaded screens. */
const ADMIN = /\/app\/(admin|pages\/admin)\//
/** What every tab of the admin needs. */
const ADMIN_SHELL = /\/app\/admin\/admin-app\.tsx/
const DASHBOARD = /\/dashboard-tab\.tsx/
/** Tabs that list what families cause, page by page. */
const LISTS = /\/(bookings|invoices|outbox|audit-log)-tab\.tsx/
const AVAILABILITY = /\/availability-tab\.tsx/
/** Where a booking can be opened. */
const BOOKINGS = new RegExp(
  `${DASHBOARD.source}|${LISTS.source}|${AVAILABILITY.source}|/(booking-page|party-calendar|run-sheets)\\.tsx`,
)
/** Where something is sorted by dragging. */
const SORTING = /\/((addons|themes|questions|site-texts|settings|work)-tab|run-sheets|party-calendar)\.tsx/
/**
 * Where the admin's screens share modules, the first with others. A chunk also takes what its modules import, unless one
 * before it did.
 */
const ADMIN_CHUNKS = [
  'shared-parts',
  'admin-parts',
  'list-parts',
  'settings-parts',
  'tab-parts',
  'sorting-parts',
  'booking-parts',
] as const
type AdminChunk = (typeof ADMIN_CHUNKS)[number]

export default defineConfig({
  srcDir: './app',
  outDir: './build',
  output: 'server',
  trailingSlash: 'never',
  session: false,
  devToolbar: { enabled: false },
  build: { assets: 'assets', inlineStylesheets: 'always' },
  i18n: { locales: LANGUAGES, defaultLocale: DEFAULT_LANGUAGE, routing: { prefixDefaultLocale: false } },
  adapter: server(),
  integrations: [react(), pages()],
  // Subsets with the characters of English and Spanish; app/styles/fonts.css declares the others.
  fonts: [
    { name: 'Figtree', cssVariable: '--font-basic-body', ...letters('figtree-basic') },
    { name: 'Fraunces Soft', cssVariable: '--font-basic-headline', ...letters('fraunces-soft-600-basic') },
  ],
  security: {
    // Astro renders pages under http://localhost, so it would compare the wrong origin. The server checks it.
    checkOrigin: false,
    csp: {
      directives: [
        "default-src 'self'",
        "img-src 'self' data: blob:",
        "font-src 'self' data:",
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
        "manifest-src 'self'",
      ],
      // React sets style attributes, and client-side navigation inserts the next page's styles. Styles cannot run scripts.
      styleDirective: { resources: ["'self'", "'unsafe-inline'"] },
    },
  },
  vite: {
    // Lightning CSS would write `(width < 64rem)` as `not (min-width: 64rem)`, which Safari has only since version 16.4.
    css: { postcss: { plugins: [layers(), mediaRanges()] } },
    plugins: [messages(), pureCalls()],
    // Which browsers this serves: docs/pages.md.
    build: { cssTarget: 'safari15.4', cssMinify: 'lightningcss', assetsInlineLimit: isPartOfPage },
    environments: {
      ssr: {
        build: {
          sourcemap: true,
          // Node keeps the source of every module in memory: one character outside Latin-1 doubles its size.
          rolldownOptions: { output: { charset: 'ascii', comments: false } },
        },
      },
      client: {
        build: {
          rolldownOptions: {
            output: {
              codeSplitting: {
                groups: [
                  {
                    name: 'framework',
                    test: /rolldown.runtime|\/node_modules\/(@tanstack\/(query-core|react-query)|react|react-dom|scheduler)\//,
                    priority: 3,
                  },
                  { name: sharedBy('public-parts', PUBLIC), test: OWN_OR_LOADER, priority: 2 },
                  { name: sharedBy('parts', WIZARD), test: OWN, priority: 1 },
                  { name: sharedBy('crew-parts', CREW), priority: 1 },
                  ...ADMIN_CHUNKS.map((name) => ({ name: sharedByAdmin(name) })),
                ],
              },
            },
          },
        },
      },
    },
  },
})

/** Tells the bundler that describing has no effect, so that browsers load only the schemas they use. */
function pureCalls() {
  const described = /(?<== )(?=(describeCalls|namedObject)\(|\w+\.(get|post|put|patch|delete)\(\s*['`]\/api)/g
  return {
    name: 'pure-calls',
    enforce: 'pre' as const,
    transform: {
      filter: { id: /\/contract\/.*\.ts$/ },
      handler: (code: string) => code.replace(described, '/* @__PURE__ */ '),
    },
  }
}

/** Inlines one small script. All other assets are files, which the browser caches for the next pages. */
function isPartOfPage(file: string): boolean {
  return file.includes('/client-navigation.')
}

type Graph = { getModuleInfo(id: string): { importers: readonly string[] } | null }

/** Puts small modules that these screens share with others into one chunk, to save requests. */
function sharedBy(name: string, screens: RegExp) {
  return (id: string, graph: Graph) => {
    const all = getScreens(id, graph)
    return all.length > 1 && all.some((screen) => screens.test(screen)) ? name : null
  }
}

/** Puts modules that screens of the admin share into few chunks, so that no screen loads much that it does not use. */
function sharedByAdmin(name: AdminChunk) {
  return (id: string, graph: Graph) => (getAdminChunk(getScreens(id, graph)) === name ? name : null)
}

function getAdminChunk(screens: readonly string[]): AdminChunk | null {
  const isAny = (wanted: RegExp) => screens.some((screen) => wanted.test(screen))
  const isOnly = (wanted: RegExp) => screens.every((screen) => wanted.test(screen))
  if (screens.length < 2 || !isAny(ADMIN)) return null
  // Families load no code of the admin.
  if (!isOnly(ADMIN)) return 'shared-parts'
  if (isAny(ADMIN_SHELL)) return 'admin-parts'
  if (isOnly(BOOKINGS)) return 'booking-parts'
  if (isAny(DASHBOARD)) return 'admin-parts'
  if (isOnly(SORTING)) return 'sorting-parts'
  if (isAny(LISTS)) return 'list-parts'
  return isAny(AVAILABILITY) ? 'settings-parts' : 'tab-parts'
}

/** Returns the entry modules that reach a module: those that nothing imports statically. */
function getScreens(id: string, graph: Graph): string[] {
  const getImporters = (module: string) => graph.getModuleInfo(module)?.importers ?? []
  const seen = new Set([id])
  for (const module of seen) for (const importer of getImporters(module)) seen.add(importer)
  return [...seen].filter((module) => getImporters(module).length === 0)
}

/** The adapter: pages and our own server are one build. */
function server(): AstroIntegration {
  return {
    name: 'moonlit-teepees',
    hooks: {
      'astro:config:setup': ({ command, updateConfig }) => {
        if (command !== 'build') return
        updateConfig({
          vite: {
            plugins: [listKeptFiles()],
            environments: {
              ssr: {
                define: { 'process.env.NODE_ENV': '"production"' },
                resolve: { noExternal: true, external: NOT_BUNDLED },
              },
            },
          },
        })
      },
      'astro:build:done': ({ dir }) => compressBuilt(fileURLToPath(dir)),
      'astro:config:done': ({ setAdapter }) =>
        setAdapter({
          name: 'moonlit-teepees',
          entrypointResolution: 'auto',
          serverEntrypoint: new URL('./server/production.ts', import.meta.url),
          adapterFeatures: { buildOutput: 'server', middlewareMode: 'classic' },
          supportedAstroFeatures: { serverOutput: 'stable', sharpImageService: 'stable' },
        }),
    },
  }
}

/**
 * Injects a route for every page in each language other than English, and routes for the admin, which is a single page
 * because the build repeats styles for every route. Adds two client directives, which decide when an island hydrates.
 */
function pages(): AstroIntegration {
  return {
    name: 'pages',
    hooks: {
      'astro:config:setup': ({ addClientDirective, injectRoute }) => {
        for (const name of ['interaction', 'paint'])
          addClientDirective({ name, entrypoint: `./app/lib/islands/${name}-directive.ts` })
        for (const pattern of ADMIN_ELSEWHERE)
          injectRoute({ pattern, entrypoint: `./${PAGES}/admin/[...path].astro` })
        for (const file of readdirSync(PAGES, { recursive: true, encoding: 'utf8' })) {
          const english = `/${file.replace(/(\/?index)?\.astro$/, '')}`
          if (!file.endsWith('.astro')) continue
          for (const pattern of LANGUAGES.map((language) => pathIn(language, english)))
            if (pattern !== english) injectRoute({ pattern, entrypoint: `./${PAGES}/${file}` })
        }
      },
    },
  }
}

/** One font file for all weights. Its fallback fonts are in app/styles/fonts.css. */
function letters(file: string) {
  const src: [string] = [`./app/styles/fonts/${file}.woff2`]
  const variant = { weight: '100 900', style: 'normal' as const, src }
  const options = { variants: [variant] as [typeof variant] }
  return { provider: fontProviders.local(), fallbacks: [], optimizedFallbacks: false, options }
}

/** Puts base and shared styles into cascade layers, so that a page's styles win in whatever order they load. */
function layers() {
  return {
    postcssPlugin: 'layers',
    Once(root: import('postcss').Root, { AtRule }: import('postcss').Helpers) {
      const [, room] = /\/app\/(styles|ui|shared|lib)\//.exec(root.source?.input.file ?? '') ?? []
      if (!room) return
      const layer = new AtRule({ name: 'layer', params: room === 'styles' ? 'base' : 'ui' })
      layer.append(...(root.nodes ?? []))
      root.removeAll()
      root.append(layer)
    },
  }
}
