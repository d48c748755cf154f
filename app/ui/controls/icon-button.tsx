import type { ComponentProps } from 'react'
import { classNames } from '../class-names.ts'
import { Icon, type IconName } from '../icon.tsx'
import styles from './icon-button.module.css'
import { Tooltip } from './tooltip.tsx'

type IconButtonProps = Omit<ComponentProps<'button'>, 'children' | 'aria-label'> & {
  icon: IconName
  /** The action: its accessible name and its tooltip. */
  label: string
  tone?: 'plain' | 'filled' | 'danger'
}

export function IconButton({ icon, label, tone = 'plain', className, ...rest }: IconButtonProps) {
  return (
    <Tooltip text={label}>
      <button
        type="button"
        {...rest}
        aria-label={label}
        className={classNames(styles.iconButton, styles[tone], className)}
      >
        <Icon name={icon} />
      </button>
    </Tooltip>
  )
}
