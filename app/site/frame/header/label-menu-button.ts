import { readScriptTexts } from '#app/site/page-texts/script-texts.ts'

/** Labels the menu button with its next action, and closes the menu after a link is chosen. */
export function labelMenuButton(signal: AbortSignal): void {
  const menu = document.querySelector<HTMLElement>('nav[popover]')
  const button = document.querySelector<HTMLElement>(`[popovertarget="${menu?.id}"]`)
  if (!menu || !button) return
  const words = readScriptTexts()
  const toClose = menu.parentElement?.querySelector('template')?.content.firstElementChild?.cloneNode(true)
  const toOpen = button.querySelector('svg')
  const label = (isOpen: boolean) => {
    button.ariaLabel = isOpen ? words.closeMenu : words.openMenu
    if (toOpen && toClose) button.replaceChildren(isOpen ? toClose : toOpen)
  }
  /** For Safari before version 17, which has no popovers. */
  const show = (isOpen: boolean) => {
    menu.toggleAttribute('data-open', isOpen)
    button.ariaExpanded = String(isOpen)
    label(isOpen)
  }
  const hasPopovers = 'showPopover' in HTMLElement.prototype
  if (!hasPopovers) button.addEventListener('click', () => show(!menu.hasAttribute('data-open')), { signal })
  menu.addEventListener('toggle', ({ newState }: ToggleEvent) => label(newState === 'open'), { signal })
  menu.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element && target.closest('a'))) return
    if (hasPopovers) menu.hidePopover()
    else show(false)
  })
}
