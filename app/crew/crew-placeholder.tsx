import loadCrewMessages from 'virtual:messages/crew+bookingFields+party'
import { loadText } from '#app/lib/messages/use-text.ts'
import { DEFAULT_LANGUAGE } from '#domain/foundation/text/language.ts'
import styles from './crew-placeholder.module.css'

const { text } = await loadText(DEFAULT_LANGUAGE, loadCrewMessages)

/** Shown until the scripts run; in English, as the user's language is not known yet. */
export function CrewPlaceholder() {
  return (
    <main data-ground="night" className={styles.page}>
      <h1>{text('crew.account.title')}</h1>
      <p className={styles.tooOld}>{text('crew.account.tooOld')}</p>
      <noscript>
        <p>{text('crew.account.needsScripts')}</p>
      </noscript>
    </main>
  )
}
