import { Link, useMatch } from 'react-router'
import { useText } from '#app/lib/messages/use-text.ts'
import { Row } from '#app/ui/layout.tsx'
import styles from './message-views.module.css'
import { threadPath } from './threads/thread-path.ts'

/** Switches between the contact form's messages and the conversations. */
export function MessageViews() {
  const text = useText()
  const threads = threadPath(undefined)
  const isThreads = useMatch(`${threads}/*`) !== null
  return (
    <Row aria-label={text('admin.threads.views')} as="nav" wraps={false} marginBottom={4}>
      <Link to="/admin/messages" className={styles.view} aria-current={isThreads ? undefined : 'page'}>
        {text('admin.threads.formView')}
      </Link>
      <Link to={threads} className={styles.view} aria-current={isThreads ? 'page' : undefined}>
        {text('admin.threads.threadsView')}
      </Link>
    </Row>
  )
}
