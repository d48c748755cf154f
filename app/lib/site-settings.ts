import type { SiteSettings } from '#contract/settings.ts'
import { pathQuery } from './path-query.ts'

/** What the site looks like until the owner has said otherwise, or while the server does not answer. */
export const DEFAULT_SETTINGS: SiteSettings = {
  siteTitle: 'Moonlit Teepees',
  heroImage: '/uploads/images/hero-default.jpg',
  siteLogo: '/uploads/images/logo-default.png',
  primaryColor: '#FF6B6B',
  secondaryColor: '#4ECDC4',
  socialLinks: { instagram: '', facebook: '', pinterest: '' },
  showSampleContent: true,
}

export const siteSettingsQuery = pathQuery<SiteSettings>('/api/site-settings')
