import type { SiteSettings } from '#contract/settings.ts'
import { NEW_SITE } from '#domain/new-site.ts'
import { pathQuery } from './path-query.ts'

/** What the site looks like while the server does not answer. */
export const DEFAULT_SETTINGS: SiteSettings = NEW_SITE

export const siteSettingsQuery = pathQuery<SiteSettings>('/api/site-settings')
