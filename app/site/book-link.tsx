import type { ComponentProps } from 'react'
import { usePathIn } from '#app/lib/language/language.ts'

type BookLinkProps = Omit<ComponentProps<'a'>, 'href'> & { to?: string }

/** Links to the wizard, with confetti. The choice is in the URL: `/booking?theme=8`. */
export function BookLink({ to = '/booking', children, ...rest }: BookLinkProps) {
  const pathIn = usePathIn()
  return (
    <a {...rest} href={pathIn(to)} data-confetti="">
      {children}
    </a>
  )
}
