import loadCrewMessages from 'virtual:messages/crew+bookingFields+party'
import { loadText } from '#app/lib/messages/use-text.ts'
import { DEFAULT_LANGUAGE } from '#domain/text/language.ts'
import styles from './crew-placeholder.module.css'

const { text } = await loadText(DEFAULT_LANGUAGE, loadCrewMessages)

/** Stands in the page until the scripts run; nobody's language is known yet, so it is English. */
export function CrewPlaceholder() {
  return (
    <main data-ground="night" className={styles.page}>
      <h1>{text('crew.account.title')}</h1>
      <noscript>
        <p>{text('crew.account.needsScripts')}</p>
      </noscript>
    </main>
  )
}
