import type { SiteSettings } from '#contract/settings.ts'
import { NEW_SITE } from '#domain/new-site.ts'
import { apiQuery } from './api-query.ts'

/** What the site looks like while the server does not answer. */
export const DEFAULT_SETTINGS: SiteSettings = NEW_SITE

export const siteSettingsQuery = apiQuery('/api/site-settings')
