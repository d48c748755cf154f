import { type ReactNode, useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { toastFailure } from '#app/admin/kit/forms/describe-failure.ts'
import { isSignedIn } from '#app/lib/api/admin-credential.ts'
import { useText } from '#app/lib/messages/use-text.ts'
import { Button } from '#app/ui/controls/button.tsx'
import { EmptyState } from '#app/ui/display/empty-state.tsx'
import { Skeleton } from '#app/ui/display/skeleton.tsx'
import { Text } from '#app/ui/layout.tsx'
import { OpenQuestion } from '../kit/confirm/open-question.tsx'
import { LeaveQuestion } from '../kit/forms/leave-question.tsx'
import { AdminShell } from './admin-shell.tsx'
import { PasswordAgain } from './session/password-again.tsx'
import { SignInAgain } from './session/sign-in-again.tsx'
import styles from './staff-shell.module.css'

/** The admin's frame for the signed-in user; a placeholder until the user is known. */
export function StaffShell({ children }: { children: ReactNode }) {
  const waiting = (
    <AdminShell>
      <Skeleton shape="box" height="40rem" />
    </AdminShell>
  )
  return (
    <StaffOnly waiting={waiting}>
      <AdminShell>{children}</AdminShell>
      <LeaveQuestion />
      <OpenQuestion />
    </StaffOnly>
  )
}

type StaffOnlyProps = {
  /** Shown until the browser's credential is known; the server renders nothing else. */
  waiting: ReactNode
  children: ReactNode
}

/** Keeps visitors from seeing empty screens. The server is what protects the data. */
function StaffOnly({ waiting, children }: StaffOnlyProps) {
  const { pathname } = useLocation()
  const [checked, setChecked] = useState<{ pathname: string; isSignedIn: boolean }>()
  useEffect(() => setChecked({ pathname, isSignedIn: isSignedIn() }), [pathname])
  if (!checked) return waiting
  if (!checked.isSignedIn) return <AccessDenied />
  return (
    <>
      {children}
      <SignInAgain />
      <PasswordAgain />
    </>
  )
}

/** Long enough to read the reason. */
const READING_MS = 3000

function AccessDenied() {
  const text = useText()
  const navigate = useNavigate()
  useEffect(() => {
    toastFailure(text('admin.session.denied.logIn'), text('admin.session.denied.signInFirst'))
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
