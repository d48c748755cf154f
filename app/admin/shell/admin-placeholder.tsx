import loadPlaceholderMessages from 'virtual:messages/adminPlaceholder'
import { loadText } from '#app/lib/messages/use-text.ts'
import { Skeleton } from '#app/ui/display/skeleton.tsx'
import { DEFAULT_LANGUAGE } from '#domain/foundation/text/language.ts'
import styles from './admin-placeholder.module.css'

const { text } = await loadText(DEFAULT_LANGUAGE, loadPlaceholderMessages)

/** Shown until the admin's scripts run; in English, as the user's language is not known yet. */
export function AdminPlaceholder() {
  return (
    <main className={styles.page}>
      <h1>{text('adminPlaceholder.title')}</h1>
      <noscript>
        <p>{text('adminPlaceholder.needsScripts')}</p>
      </noscript>
      <Skeleton shape="box" height="20rem" />
    </main>
  )
}
