import { useQueryClient } from '@tanstack/react-query'
import { Link, useNavigate } from 'react-router'
import { queriesAt } from '#app/lib/api-query.ts'
import { pageMeta } from '#app/lib/page-title.ts'
import { SignInForm } from './sign-in-form.tsx'
import { SignedOutPage } from './signed-out-page.tsx'

export const meta = () => pageMeta({ title: 'Admin Login', robots: 'noindex' })

export default function LoginPage() {
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const enter = async () => {
    // Somebody else may have been signed in here a moment ago.
    queryClient.removeQueries(queriesAt('/api/admin/me'))
    await navigate('/admin/dashboard')
    // Public pages asked before whether this is an administrator, and were told no.
    queryClient.invalidateQueries(queriesAt('/api/admin/check'))
  }
  return (
    <SignedOutPage title="Admin Login" words="For the owner and the team.">
      <SignInForm onSignedIn={enter} />
      <Link to="/admin/forgot-password">Forgot your password?</Link>
    </SignedOutPage>
  )
}
