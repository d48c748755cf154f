import { readScriptTexts } from '#app/site/page-texts/script-texts.ts'
/** Labels the menu button with its next action, and closes the menu after a link is chosen. */
export function labelMenuButton(signal: AbortSignal): void {
  const menu = document.querySelector<HTMLElement>('nav[popover]')
  const button = document.querySelector<HTMLElement>(`[popovertarget="${menu?.id}"]`)
  if (!menu || !button) return
  const words = readScriptTexts()
  const toClose = menu.parentElement?.querySelector('template')?.content.firstElementChild?.cloneNode(true)
  const toOpen = button.querySelector('svg')
  const toggled = ({ newState }: ToggleEvent) => {
    const isOpen = newState === 'open'
    button.ariaLabel = isOpen ? words.closeMenu : words.openMenu
    if (toOpen && toClose) button.replaceChildren(isOpen ? toClose : toOpen)
  }
  menu.addEventListener('toggle', toggled, { signal })
  menu.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('a')) menu.hidePopover()
  })
}
