import { readScriptTexts } from '#app/site/words/script-texts.ts'
import styles from './theme-card.module.css'

/** Toggles between the whole description of a card and its beginning. */
export function toggleDescription(target: Element): void {
  const button = target.closest<HTMLElement>(`.${styles.toggle}`)
  const words = button?.querySelector('[data-words]')
  if (!button || !words) return
  const isExpanded = button.ariaExpanded !== 'true'
  button.ariaExpanded = String(isExpanded)
  const { showLess, readMore } = readScriptTexts()
  words.textContent = isExpanded ? showLess : readMore
}
