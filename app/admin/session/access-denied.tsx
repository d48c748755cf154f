import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { toast } from '#app/ui/toast-queue.ts'
import styles from './access-denied.module.css'

/** Long enough to read why. */
const READING_MS = 3000

export function AccessDenied() {
  const navigate = useNavigate()
  useEffect(() => {
    toast({
      title: 'Authentication Required',
      description: 'Please log in to access the admin dashboard',
      tone: 'danger',
    })
    const redirect = setTimeout(() => navigate('/admin/login', { replace: true }), READING_MS)
    return () => clearTimeout(redirect)
  }, [navigate])
  return (
    <main className={styles.panel}>
      <h1 className={styles.title}>Access Denied</h1>
      <EmptyState
        action={
          <Button onClick={() => navigate('/admin/login', { replace: true })} size="lg">
            Go to Login
          </Button>
        }
      >
        This part of the site is for the people who run it.
      </EmptyState>
    </main>
  )
}
