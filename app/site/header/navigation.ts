export const MAIN_LINKS = [
  { label: 'HOME', to: '/' },
  { label: 'ADD-ONS', to: '/addons' },
  { label: 'THEMES', to: '/#themes' },
  { label: 'ABOUT', to: '/#about' },
  { label: 'FAQ', to: '/#faq' },
  { label: 'CONTACT', to: '/#contact' },
] as const

export const MENU_LINKS = [
  { label: 'Home', to: '/' },
  { label: 'Add-ons', to: '/addons' },
  { label: 'Themes', to: '/#themes' },
  { label: 'How It Works', to: '/#how-it-works' },
  { label: 'FAQ', to: '/#faq' },
  { label: 'Contact', to: '/#contact' },
] as const

/** A link is current on its own page, and the themes' link on every theme's page. */
export function isCurrent(to: string, pathname: string): boolean {
  return to === pathname || (to === '/#themes' && pathname.startsWith('/themes/'))
}
