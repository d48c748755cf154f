import type { ComponentProps } from 'react'
import { Button } from '#app/ui/controls/button.tsx'

type RowButtonProps = Omit<ComponentProps<typeof Button>, 'size' | 'children' | 'aria-label'> & {
  label: string
  /** Tells it apart from the same button in other rows. */
  name: string
}

/** A small button of which a list has one in each row. */
export function RowButton({ label, name, variant = 'quiet', ...button }: RowButtonProps) {
  return (
    <Button {...button} variant={variant} size="sm" aria-label={name}>
      {label}
    </Button>
  )
}
