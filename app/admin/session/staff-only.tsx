import { type ReactNode, useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { isSignedIn } from '#app/lib/admin-credential.ts'
import { AccessDenied } from './access-denied.tsx'
import { SignInAgain } from './sign-in-again.tsx'

type StaffOnlyProps = {
  /** Shown while the browser has not been asked yet, which is all that the server ever renders. */
  waiting: ReactNode
  children: ReactNode
}

/** Keeps visitors from looking at empty screens. What is on them is the server's to give or refuse. */
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
    </>
  )
}
