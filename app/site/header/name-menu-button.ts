import { readScriptTexts } from '#app/site/words/script-texts.ts'
/** Labels the menu's button with its next action, and closes the menu after a link was chosen. */
export function nameMenuButton(signal: AbortSignal): void {
  const menu = document.querySelector<HTMLElement>('nav[popover]')
  const button = document.querySelector<HTMLElement>(`[popovertarget="${menu?.id}"]`)
  if (!menu || !button) return
  const words = readScriptTexts()
  const toggled = ({ newState }: ToggleEvent) => {
    const isOpen = newState === 'open'
    button.ariaLabel = isOpen ? words.closeMenu : words.openMenu
    const icon = button.querySelector('use')
    icon?.setAttribute('href', icon.href.baseVal.replace(/#.*/, isOpen ? '#cross' : '#menu'))
  }
  menu.addEventListener('toggle', toggled, { signal })
  menu.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('a')) menu.hidePopover()
  })
}
