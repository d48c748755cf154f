import type { ComponentProps } from 'react'
import { classNames } from '../class-names.ts'
import styles from './chip.module.css'

type ChipProps = ComponentProps<'button'> & { isSelected: boolean }

/** A toggleable filter: 'All', 'Featured'. */
export function Chip({ isSelected, className, ...rest }: ChipProps) {
  return (
    <button
      type="button"
      {...rest}
      aria-pressed={isSelected}
      className={classNames(styles.chip, className)}
    />
  )
}
