import { expect, it } from 'vitest'
import { hiddenMeta } from './hidden-meta.ts'
import { prepared } from './page-data.ts'
import { DEFAULT_SETTINGS, siteSettingsQuery } from './site-settings.ts'

it('ends the title with the name that the owner gave the site', () => {
  const page = { prepared: prepared(siteSettingsQuery, { ...DEFAULT_SETTINGS, siteTitle: 'Starlight' }) }
  expect(hiddenMeta(page, 'Page Not Found')).toEqual({
    title: 'Page Not Found | Starlight',
    tags: [{ tag: 'meta', name: 'robots', content: 'noindex' }],
  })
})
