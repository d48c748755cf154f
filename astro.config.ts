import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import react from '@astrojs/react'
import type { AstroIntegration } from 'astro'
import { defineConfig, fontProviders } from 'astro/config'
import { pathIn } from './domain/site/page-path.ts'
import { DEFAULT_LANGUAGE, LANGUAGES } from './domain/text/language.ts'
import { compressBuilt } from './scripts/built-files/compress-built.ts'
import { listKeptFiles } from './scripts/built-files/list-kept-files.ts'
import { NOT_BUNDLED } from './scripts/built-files/not-bundled.ts'
import { messages } from './scripts/messages/messages-plugin.ts'

const PAGES = 'app/pages'
/** Screens of the admin beside `/admin`; the second is in the scope of the crew's app, which a phone would leave otherwise. */
const ADMIN_ELSEWHERE = ['/image-manager', '/crew/sign-in']
const OWN = /\/(app|contract|domain)\/.*\.tsx?$/
/** Of Vite: loads what is imported when it is needed. */
const OWN_OR_LOADER = new RegExp(`${OWN.source}|vite/preload-helper`)
/** The script of the public pages: it must not bring React. */
const PUBLIC = /\/site-document\.astro/
/** What every visit to the wizard begins with. */
const WIZARD = /\/app\/booking\/wizard-page\.tsx/
/** The crew's phone, which keeps all of its files. */
const CREW = /\/app\/crew\/crew-app\.tsx/
/** The admin: its frame, and the screens that follow. */
const ADMIN = /\/app\/(admin|pages\/admin)\//

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
  // The letters of plain English and of Spanish; others come from the sheet (app/styles/fonts.css).
  fonts: [
    { name: 'Figtree', cssVariable: '--font-basic-body', ...letters('figtree-basic') },
    { name: 'Fraunces Soft', cssVariable: '--font-basic-headline', ...letters('fraunces-soft-600-basic') },
  ],
  security: {
    // Pages are rendered under http://localhost; the server compares the origin itself.
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
      // React writes style attributes, and pages that follow one another bring their own sheets; styles cannot execute scripts.
      styleDirective: { resources: ["'self'", "'unsafe-inline'"] },
    },
  },
  vite: {
    css: { postcss: { plugins: [layers()] } },
    plugins: [messages()],
    build: { target: 'es2022', cssMinify: 'lightningcss', assetsInlineLimit: isPartOfPage },
    environments: {
      ssr: {
        build: {
          sourcemap: true,
          // The server keeps its own sources: a single letter beyond ASCII makes a file take twice the memory.
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
                  { name: sharedWithin('admin-parts', ADMIN), test: OWN },
                ],
              },
            },
          },
        },
      },
    },
  },
})

/** A script of a few lines is sooner there as a part of the page; all else is a file, which later pages have already. */
function isPartOfPage(file: string): boolean {
  return file.includes('/client-navigation.')
}

type Graph = { getModuleInfo(id: string): { importers: readonly string[] } | null }

/** Small modules that these screens share with others travel together: one request rather than one for each. */
function sharedBy(name: string, screens: RegExp) {
  return (id: string, graph: Graph) => {
    const all = getScreens(id, graph)
    return all.length > 1 && all.some((screen) => screens.test(screen)) ? name : null
  }
}

/** Small modules that only screens of one kind share travel together, too. */
function sharedWithin(name: string, screens: RegExp) {
  return (id: string, graph: Graph) => {
    const all = getScreens(id, graph)
    return all.length > 1 && all.every((screen) => screens.test(screen)) ? name : null
  }
}

/** Returns what no other module imports, or imports only when needed, of all that leads to the module. */
function getScreens(id: string, graph: Graph): string[] {
  const getImporters = (module: string) => graph.getModuleInfo(module)?.importers ?? []
  const seen = new Set([id])
  for (const module of seen) for (const importer of getImporters(module)) seen.add(importer)
  return [...seen].filter((module) => getImporters(module).length === 0)
}

/** The server itself, which renders the pages: one build of both. */
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
 * Every page has an address in each language beside the one that its file is named after, and all of the admin is one page: its
 * styles stand in the build once for each route. Two directives beside Astro's own say when an island comes alive.
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

/** A file of all weights. Stand-ins for it are in the sheet. */
function letters(file: string) {
  const src: [string] = [`./app/styles/fonts/${file}.woff2`]
  const variant = { weight: '100 900', style: 'normal' as const, src }
  const options = { variants: [variant] as [typeof variant] }
  return { provider: fontProviders.local(), fallbacks: [], optimizedFallbacks: false, options }
}

/** Rules of the base give way to those of shared parts, and both to a page's, in whatever order sheets arrive. */
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
