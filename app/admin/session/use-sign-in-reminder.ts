import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { hasCredential } from '#app/lib/admin-credential.ts'
import { toast } from '#app/ui/toast-queue.ts'

/** Says what signing in is needed for, where the browser has lost its credential; with `redirects` it also leads there. */
export function useSignInReminder(description: string, { redirects = false } = {}): void {
  const navigate = useNavigate()
  useEffect(() => {
    if (hasCredential()) return
    toast({ title: 'Authentication Required', description, tone: 'danger' })
    if (redirects) navigate('/admin/login', { replace: true })
  }, [description, redirects, navigate])
}
