import { Skeleton } from '#app/ui/skeleton.tsx'
import styles from './admin-placeholder.module.css'

/** Stands in the page until the admin's scripts run; they know no language yet, so it is English. */
export function AdminPlaceholder() {
  return (
    <main className={styles.page}>
      <h1>Admin</h1>
      <noscript>
        <p>The admin needs JavaScript. Please turn it on.</p>
      </noscript>
      <Skeleton shape="box" height="20rem" />
    </main>
  )
}
