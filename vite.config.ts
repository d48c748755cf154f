import { createHash } from 'node:crypto'
import { relative } from 'node:path'
import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'

export default defineConfig({
  plugins: [reactRouter()],
  css: { modules: { generateScopedName: scopedName } },
  build: {
    target: 'es2022',
    cssMinify: 'lightningcss',
    // The letters travel with the styles: the brand's font is there on a first visit, without a request.
    assetsInlineLimit: (file) => file.endsWith('-basic.woff2'),
    manifest: true,
    modulePreload: {
      // Both sheets are part of every page that imports from them.
      resolveDependencies: (_file, files) =>
        files.filter((file) => !/\/(shared|site)-[^/]*\.css$/.test(file)),
    },
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          // The script of the public pages, beside the application's own entry.
          input: ['app/site/scripts/site-entry.ts'],
          output: { codeSplitting: { groups: groups() } },
        },
      },
    },
  },
})

/** Short, because every class is named in the page, the style sheet and the script; the same in every build. */
function scopedName(name: string, file: string): string {
  return `${name}_${createHash('sha256').update(relative('.', file)).digest('base64url').slice(0, 4)}`
}

/** One sheet for what all pages share and one for the public pages: their rules then always stand in the same order. */
function groups() {
  return [
    { name: 'shared', test: /\/app\/(styles|ui|lib)\/.*\.css$/, priority: 2 },
    { name: 'site', test: /\/app\/site\/.*\.css$/, priority: 2 },
    {
      name: 'framework',
      test: /rolldown.runtime|\/node_modules\/(@tanstack|react|react-dom|react-router|scheduler)\//,
      priority: 1,
    },
  ]
}
