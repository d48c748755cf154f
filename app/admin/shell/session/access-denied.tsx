import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { useText } from '#app/lib/messages/use-text.ts'
import { Button } from '#app/ui/controls/button.tsx'
import { EmptyState } from '#app/ui/display/empty-state.tsx'
import { Text } from '#app/ui/layout.tsx'
import { toast } from '#app/ui/toasts/toast-queue.ts'
import styles from './access-denied.module.css'

/** Long enough to read the reason. */
const READING_MS = 3000

export function AccessDenied() {
  const text = useText()
  const navigate = useNavigate()
  useEffect(() => {
    toast({
      title: text('admin.session.denied.signInFirst'),
      description: text('admin.session.denied.logIn'),
      tone: 'danger',
    })
    const redirect = setTimeout(() => navigate('/admin/login', { replace: true }), READING_MS)
    return () => clearTimeout(redirect)
  }, [navigate, text])
  return (
    <main className={styles.panel}>
      <Text as="h1" size="xxl">
        {text('admin.session.denied.title')}
      </Text>
      <EmptyState
        action={
          <Button onClick={() => navigate('/admin/login', { replace: true })} size="lg">
            {text('admin.session.denied.goToLogin')}
          </Button>
        }
      >
        {text('admin.session.denied.forStaff')}
      </EmptyState>
    </main>
  )
}
