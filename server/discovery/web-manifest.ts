import type { SiteSettings } from '#contract/site/settings.ts'

/** Returns how the site presents itself on a phone's home screen. */
export function webManifest({ siteTitle }: Pick<SiteSettings, 'siteTitle'>) {
  return {
    name: siteTitle,
    short_name: siteTitle,
    description: 'Themed teepee sleepovers in the Miami area',
    start_url: '/',
    display: 'minimal-ui',
    background_color: '#fffaf3',
    theme_color: '#241a3a',
    icons: [
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
      { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
    ],
  }
}
