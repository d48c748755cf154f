import type { ComponentProps } from 'react'
import { Link } from 'react-router'
import { keepsChoice } from '#app/early-actions/keep-early-actions.tsx'
import { burstConfetti } from '#app/ui/burst-confetti.ts'

type BookLinkProps = Omit<ComponentProps<typeof Link>, 'to'> & { to?: string }

/** Leads to the wizard, and celebrates the decision. */
export function BookLink({ to = '/booking', onClick, ...rest }: BookLinkProps) {
  return (
    <Link
      {...rest}
      {...(onClick && keepsChoice)}
      to={to}
      onClick={(event) => {
        onClick?.(event)
        void burstConfetti()
      }}
    />
  )
}
