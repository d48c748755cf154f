import { type ReactNode, useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { isSignedIn } from '#app/lib/api/admin-credential.ts'
import { AccessDenied } from './access-denied.tsx'
import { PasswordAgain } from './password-again.tsx'
import { SignInAgain } from './sign-in-again.tsx'

type StaffOnlyProps = {
  /** Shown until the browser's credential is known; the server renders nothing else. */
  waiting: ReactNode
  children: ReactNode
}

/** Keeps visitors from seeing empty screens. The server is what protects the data. */
export function StaffOnly({ waiting, children }: StaffOnlyProps) {
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
