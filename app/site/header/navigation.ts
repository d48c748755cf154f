/** English addresses; the page writes them in its own language. The words are those of the frame. */
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

/** A link is current on its own page, and the themes' link on every theme's page. All are English addresses. */
export function isCurrent(to: string, pathname: string): boolean {
  return to === pathname || (to === '/#themes' && pathname.startsWith('/themes/'))
}
