import { useWords } from '#app/lib/language/in-both.ts'
import { ACCOUNT_WORDS } from './account/account-words.ts'
import styles from './crew-placeholder.module.css'

/** Stands in the page until the scripts run; nobody's language is known yet, so it is English. */
export function CrewPlaceholder() {
  const words = useWords(ACCOUNT_WORDS)
  return (
    <main data-ground="night" className={styles.page}>
      <h1>{words.title}</h1>
      <noscript>
        <p>{words.needsScripts}</p>
      </noscript>
    </main>
  )
}
