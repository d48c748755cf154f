import { type ComponentProps, type FocusEvent, type ReactNode, useLayoutEffect, useRef } from 'react'
import { classNames } from '../class-names.ts'
import { Icon, type IconName } from '../icon.tsx'
import styles from './button.module.css'

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger'
export type ButtonSize = 'sm' | 'md' | 'lg'

/** Returns button classes for another element, such as a router's Link. */
export function buttonClass(
  variant: ButtonVariant = 'primary',
  size: ButtonSize = 'md',
  isWide = false,
): string {
  return classNames(styles.button, styles[variant], styles[size], isWide && styles.wide)
}

type ButtonProps = ComponentProps<'button'> & {
  variant?: ButtonVariant
  size?: ButtonSize
  isWide?: boolean
  icon?: IconName
  isBusy?: boolean
  /** Replaces the label while busy, such as 'Retrying...'. If omitted, the label stays. */
  busyLabel?: ReactNode
}

export function Button(props: ButtonProps) {
  const { variant, size, isWide, isBusy = false, busyLabel, className, disabled, ...others } = props
  const { icon, children, ...rest } = others
  const label = (
    <>
      {icon && <Icon name={icon} />}
      {children}
    </>
  )
  const focus = useFocusKeptWhileBusy(isBusy)
  return (
    <button
      type="button"
      {...focus}
      {...rest}
      className={classNames(buttonClass(variant, size, isWide), className)}
      disabled={disabled === true || isBusy}
      aria-busy={isBusy || undefined}
    >
      {isBusy && <span className={styles.spinner} aria-hidden="true" />}
      <span className={classNames(styles.label, isBusy && busyLabel === undefined && styles.dimmed)}>
        {isBusy ? (busyLabel ?? label) : label}
      </span>
    </button>
  )
}

/**
 * Browsers blur a button that becomes disabled, some of them before any effect runs, and keyboard users would
 * have to start over. So focus is tracked by events, and restored when the button is enabled again.
 */
function useFocusKeptWhileBusy(isBusy: boolean) {
  const focused = useRef<HTMLButtonElement>(null)
  useLayoutEffect(() => {
    if (!isBusy && document.activeElement === document.body) focused.current?.focus()
  }, [isBusy])
  return {
    onFocus: ({ currentTarget }: FocusEvent<HTMLButtonElement>) => {
      focused.current = currentTarget
    },
    onBlur: ({ currentTarget }: FocusEvent<HTMLButtonElement>) => {
      if (!currentTarget.disabled) focused.current = null
    },
  }
}
