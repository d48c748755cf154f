import { useWords } from '#app/lib/language/in-both.ts'
import { Skeleton } from '#app/ui/display/skeleton.tsx'
import styles from './admin-placeholder.module.css'
import { SHELL_WORDS } from './shell-words.ts'

/** Stands in the page until the admin's scripts run; nobody's language is known yet, so it is English. */
export function AdminPlaceholder() {
  const words = useWords(SHELL_WORDS)
  return (
    <main className={styles.page}>
      <h1>{words.admin}</h1>
      <noscript>
        <p>{words.needsScripts}</p>
      </noscript>
      <Skeleton shape="box" height="20rem" />
    </main>
  )
}
