import { NavLink } from 'react-router'
import { useText } from '#app/lib/messages/use-text.ts'
import styles from './message-views.module.css'

/** The router marks the open one by `aria-current`. */
const getClass = () => styles.view

/** Leads from the contact form's messages to the conversations, and back. */
export function MessageViews() {
  const text = useText()
  return (
    <nav aria-label={text('admin.threads.views')} className={styles.views}>
      <NavLink to="/admin/messages" end className={getClass}>
        {text('admin.threads.formView')}
      </NavLink>
      <NavLink to="/admin/messages/threads" className={getClass}>
        {text('admin.threads.threadsView')}
      </NavLink>
    </nav>
  )
}
