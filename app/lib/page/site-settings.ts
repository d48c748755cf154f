import type { SiteSettings } from '#contract/site/settings.ts'
import { NEW_SITE } from '#domain/site/new-site.ts'
import { apiQuery } from '../api/api-query.ts'

/** The fallback settings, used while the server does not respond. */
export const DEFAULT_SETTINGS: SiteSettings = NEW_SITE

export const siteSettingsQuery = apiQuery('/api/site-settings')
