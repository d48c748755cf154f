import styles from './theme-card.module.css'

/** Shows all of a card's description, or its beginning again. */
export function unfoldDescription(target: Element): void {
  const button = target.closest<HTMLElement>(`.${styles.toggle}`)
  const words = button?.querySelector('[data-words]')
  if (!button || !words) return
  const isExpanded = button.ariaExpanded !== 'true'
  button.ariaExpanded = String(isExpanded)
  words.textContent = isExpanded ? 'Show Less' : 'Read More'
}
