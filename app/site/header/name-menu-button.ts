import { scriptWords } from '../scripts/script-words.ts'
/** Has the menu's button say what it will do next, and closes the menu behind a chosen link. */
export function nameMenuButton(): void {
  const menu = document.querySelector<HTMLElement>('nav[popover]')
  const button = document.querySelector<HTMLElement>(`[popovertarget="${menu?.id}"]`)
  if (!menu || !button) return
  const words = scriptWords()
  menu.addEventListener('toggle', ({ newState }) => {
    const isOpen = newState === 'open'
    button.ariaLabel = isOpen ? words.closeMenu : words.openMenu
    const icon = button.querySelector('use')
    icon?.setAttribute('href', icon.href.baseVal.replace(/#.*/, isOpen ? '#cross' : '#menu'))
  })
  menu.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('a')) menu.hidePopover()
  })
}
