import { Link, useMatch } from 'react-router'
import { useText } from '#app/lib/messages/use-text.ts'
import styles from './message-views.module.css'
import { threadPath } from './threads/thread-path.ts'

/** Switches between the contact form's messages and the conversations. */
export function MessageViews() {
  const text = useText()
  const threads = threadPath(undefined)
  const isThreads = useMatch(`${threads}/*`) !== null
  return (
    <nav aria-label={text('admin.threads.views')} className={styles.views}>
      <Link to="/admin/messages" className={styles.view} aria-current={isThreads ? undefined : 'page'}>
        {text('admin.threads.formView')}
      </Link>
      <Link to={threads} className={styles.view} aria-current={isThreads ? 'page' : undefined}>
        {text('admin.threads.threadsView')}
      </Link>
    </nav>
  )
}
