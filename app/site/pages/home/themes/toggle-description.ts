import { readScriptTexts } from '#app/site/page-texts/script-texts.ts'
import styles from './theme-card.module.css'

/** Toggles between the whole description of a card and its beginning. */
export function toggleDescription(target: Element): void {
  const button = target.closest<HTMLElement>(`.${styles.toggle}`)
  if (!button) return
  const isExpanded = button.ariaExpanded !== 'true'
  const { showLess, showLessAbout, readMore, readMoreAbout } = readScriptTexts()
  const { about = '' } = button.dataset
  button.ariaExpanded = String(isExpanded)
  button.ariaLabel = (isExpanded ? showLessAbout : readMoreAbout).replace('%s', () => about)
  button.textContent = isExpanded ? showLess : readMore
}
