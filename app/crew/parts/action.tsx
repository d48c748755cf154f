import type { ComponentProps } from 'react'
import { classNames } from '#app/ui/class-names.ts'
import { Icon, type IconName } from '#app/ui/icon.tsx'
import styles from './action.module.css'

type Look = {
  /** The primary action of a screen, of which there is one; the others are plain. */
  readonly tone?: 'main' | 'plain' | 'danger'
  readonly icon?: IconName
}

export function Action({ tone = 'main', icon, children, ...rest }: ComponentProps<'button'> & Look) {
  return (
    <button type="button" {...rest} className={classNames(styles.action, styles[tone])}>
      {icon && <Icon name={icon} />}
      {children}
    </button>
  )
}

export function ActionLink({ tone = 'main', icon, children, ...rest }: ComponentProps<'a'> & Look) {
  return (
    <a {...rest} className={classNames(styles.action, styles[tone])}>
      {icon && <Icon name={icon} />}
      {children}
    </a>
  )
}

type PictureActionProps = Look & {
  readonly onPicture: (file: File) => void
  readonly isBusy?: boolean
  readonly children: string
}

/** Opens the phone's camera. */
export function PictureAction({ tone = 'main', onPicture, isBusy = false, children }: PictureActionProps) {
  return (
    <label className={classNames(styles.action, styles[tone])} aria-busy={isBusy}>
      <Icon name="camera" />
      {children}
      <input
        type="file"
        accept="image/*"
        capture="environment"
        className="visually-hidden"
        disabled={isBusy}
        onChange={({ target }) => {
          const [file] = target.files ?? []
          if (file) onPicture(file)
          target.value = ''
        }}
      />
    </label>
  )
}
