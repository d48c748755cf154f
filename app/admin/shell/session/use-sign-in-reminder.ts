import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { hasCredential } from '#app/lib/api/admin-credential.ts'
import { useText } from '#app/lib/messages/use-text.ts'
import { toast } from '#app/ui/toasts/toast-queue.ts'

/**
 * Explains that signing in is necessary if the browser has lost its credential; `redirects` also navigates
 * there.
 */
export function useSignInReminder(description: string, { redirects = false } = {}): void {
  const text = useText()
  const title = text('admin.session.denied.signInFirst')
  const navigate = useNavigate()
  useEffect(() => {
    if (hasCredential()) return
    toast({ title, description, tone: 'danger' })
    if (redirects) navigate('/admin/login', { replace: true })
  }, [title, description, redirects, navigate])
}
