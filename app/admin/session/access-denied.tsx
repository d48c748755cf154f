import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { useWords } from '#app/lib/language/in-both.ts'
import { Button } from '#app/ui/controls/button.tsx'
import { EmptyState } from '#app/ui/display/empty-state.tsx'
import { toast } from '#app/ui/toasts/toast-queue.ts'
import styles from './access-denied.module.css'
import { SESSION_WORDS } from './session-words.ts'

/** Long enough to read the reason. */
const READING_MS = 3000

export function AccessDenied() {
  const words = useWords(SESSION_WORDS).denied
  const navigate = useNavigate()
  useEffect(() => {
    toast({ title: words.signInFirst, description: words.logIn, tone: 'danger' })
    const redirect = setTimeout(() => navigate('/admin/login', { replace: true }), READING_MS)
    return () => clearTimeout(redirect)
  }, [navigate, words])
  return (
    <main className={styles.panel}>
      <h1 className={styles.title}>{words.title}</h1>
      <EmptyState
        action={
          <Button onClick={() => navigate('/admin/login', { replace: true })} size="lg">
            {words.goToLogin}
          </Button>
        }
      >
        {words.forStaff}
      </EmptyState>
    </main>
  )
}
