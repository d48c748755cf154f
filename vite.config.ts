import { createHash } from 'node:crypto'
import { relative } from 'node:path'
import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'

export default defineConfig({
  plugins: [reactRouter()],
  css: { modules: { generateScopedName: scopedName } },
  build: { target: 'es2022', cssMinify: 'lightningcss', assetsInlineLimit: 0 },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups: groups() } } } } },
  },
})

/** Short, because every class is named in the page, the style sheet and the script; the same in every build. */
function scopedName(name: string, file: string): string {
  return `${name}_${createHash('sha256').update(relative('.', file)).digest('base64url').slice(0, 4)}`
}

/**
 * What every public page needs travels in two files instead of forty: each request costs its headers, and small files
 * compress badly. Whatever is fetched on demand stays out, so that no page carries it unasked.
 */
function groups() {
  const parts =
    'badge|burst-confetti|button|card|class-names|confirm-dialog|dialog|drawing|empty-state|field|icon|icon-button|page-heading|picture|price|problem-page|progress|quantity-stepper|select-field|skeleton|spinner|star-rating|string-of-lights|text-area|text-field|toast-outlets|toast-queue|toast-region|use-modal'
  const data =
    'addons-query|admin-credential|ai-photos-button|api|api-query|api-request|booking-draft|brand|contact-info-query|dollars|logo|page-data|page-title|phone-href|picture-image|price-for-people|random-key|restore-draft|site-settings|themes-failure|themes-query|use-ai-photos|use-is-admin'
  const pages =
    'book-link|card-grid|footer/[^/]+|header/[^/]+|lazy-preview|section|seo/[^/]+|site-layout|social-links|testimonials-query'
  return [
    {
      name: 'framework',
      test: /rolldown.runtime|\/node_modules\/(@tanstack|react|react-dom|react-router|scheduler)\//,
      priority: 2,
    },
    {
      name: 'kit',
      test: new RegExp(`/app/(ui/(${parts})|lib/(${data})|site/(${pages}))\\.(tsx?|module\\.css)$|/domain/`),
      priority: 1,
    },
    // The steps of the wizard in one file, with what only they need. Card forms are fetched when they are shown.
    {
      name: 'wizard',
      test: /\/app\/booking\/(?!my-booking\/|success\/|payment\/(card-|confirm-|country-|stripe-|test-))/,
    },
  ]
}
