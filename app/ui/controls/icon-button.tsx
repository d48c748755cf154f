import type { ComponentProps } from 'react'
import { classNames } from '../class-names.ts'
import { Icon, type IconName } from '../icon.tsx'
import styles from './icon-button.module.css'
import { showTooltips } from './show-tooltips.ts'

type IconButtonProps = Omit<ComponentProps<'button'>, 'children' | 'aria-label'> & {
  icon: IconName
  /** The action: its accessible name and its tooltip. */
  label: string
  tone?: 'plain' | 'filled' | 'danger'
}

// The server renders the controls alone.
if (typeof document !== 'undefined') showTooltips()

export function IconButton({ icon, label, tone = 'plain', className, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      aria-label={label}
      data-tooltip
      className={classNames(styles.iconButton, styles[tone], className)}
    >
      <Icon name={icon} />
    </button>
  )
}
