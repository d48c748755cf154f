/** English addresses; the page translates them. The texts are in the frame's words. */
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
 * Returns whether a link is current: on its own page, and the themes' link on every theme's page. All addresses are
 * English.
 */
export function isCurrent(to: string, pathname: string): boolean {
  return to === pathname || (to === '/#themes' && pathname.startsWith('/themes/'))
}
