import { useQueryClient } from '@tanstack/react-query'
import { Link, useNavigate } from 'react-router'
import { queriesAt } from '#app/lib/api/api-query.ts'
import { useText } from '#app/lib/messages/use-text.ts'
import { SignInForm } from './sign-in-form.tsx'
import { SignedOutPage } from './signed-out-page.tsx'
import { meQuery } from './use-me.ts'

export default function LoginPage() {
  const text = useText()
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const enter = async () => {
    // Somebody else may have been signed in here before.
    queryClient.removeQueries(queriesAt('/api/admin/me'))
    // The first screen then shows only what this user may use.
    await queryClient.prefetchQuery(meQuery)
    const me = queryClient.getQueryData(meQuery.queryKey)
    if (isFromCrew() || (me && !me.permissions.includes('bookings:read')))
      return window.location.assign('/crew')
    await navigate('/admin/dashboard')
    // A public page may have cached that this browser is not an administrator's.
    queryClient.invalidateQueries(queriesAt('/api/admin/check'))
  }
  return (
    <SignedOutPage title={text('admin.session.login.title')} words={text('admin.session.login.words')}>
      <SignInForm onSignedIn={enter} />
      <Link to="/admin/forgot-password" className="touch-target">
        {text('admin.session.login.forgot')}
      </Link>
    </SignedOutPage>
  )
}

/** Returns whether the crew app led to this page: its users go back there. */
function isFromCrew(): boolean {
  return window.location.pathname.startsWith('/crew/')
}
