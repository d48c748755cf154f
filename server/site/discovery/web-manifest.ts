import type { SiteSettings } from '#contract/site/settings.ts'

const LOOK = {
  background_color: '#fffaf3',
  theme_color: '#241a3a',
  icons: [
    { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
    { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
    { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
  ],
}

/** Returns how the site presents itself on a phone's home screen. */
export function webManifest({ siteTitle }: Pick<SiteSettings, 'siteTitle'>) {
  return {
    name: siteTitle,
    short_name: siteTitle,
    description: 'Themed teepee sleepovers in the Miami area',
    start_url: '/',
    display: 'minimal-ui',
    ...LOOK,
  }
}

/** Returns the same for the admin, which can send notifications once it is on the home screen. */
export function adminManifest({ siteTitle }: Pick<SiteSettings, 'siteTitle'>) {
  return {
    id: '/admin',
    name: `${siteTitle}: admin`,
    short_name: 'Admin',
    description: 'Today, bookings and messages',
    start_url: '/admin/dashboard',
    scope: '/admin',
    display: 'standalone',
    ...LOOK,
    background_color: '#241a3a',
  }
}

/** Returns the same for the crew's phone, which is a separate app that works offline. */
export function crewManifest({ siteTitle }: Pick<SiteSettings, 'siteTitle'>) {
  return {
    id: '/crew',
    name: `${siteTitle}: crew`,
    short_name: 'Crew',
    description: 'The stops of today and tomorrow',
    start_url: '/crew',
    scope: '/crew',
    display: 'standalone',
    orientation: 'portrait',
    ...LOOK,
    background_color: '#241a3a',
  }
}
