import type { ComponentProps } from 'react'

type BookLinkProps = Omit<ComponentProps<'a'>, 'href'> & { to?: string }

/** Leads to the wizard, and celebrates the decision. A choice travels in the address: `/booking?theme=8`. */
export function BookLink({ to = '/booking', children, ...rest }: BookLinkProps) {
  return (
    <a {...rest} href={to} data-confetti="">
      {children}
    </a>
  )
}
