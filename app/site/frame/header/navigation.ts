/** English paths, which the page localizes. The labels are part of the shell's texts. */
export const MAIN_LINKS = [
  { word: 'home', to: '/' },
  { word: 'addons', to: '/addons' },
  { word: 'themes', to: '/#themes' },
  { word: 'about', to: '/#about' },
  { word: 'faq', to: '/#faq' },
  { word: 'contact', to: '/#contact' },
] as const

export const MENU_LINKS = [
  { word: 'home', to: '/' },
  { word: 'addons', to: '/addons' },
  { word: 'themes', to: '/#themes' },
  { word: 'how', to: '/#how-it-works' },
  { word: 'faq', to: '/#faq' },
  { word: 'contact', to: '/#contact' },
] as const

/**
 * Returns whether a link is current: on its own page, and for the themes' link on every theme's page. All
 * paths are English.
 */
export function isCurrent(to: string, pathname: string): boolean {
  return to === pathname || (to === '/#themes' && pathname.startsWith('/themes/'))
}
