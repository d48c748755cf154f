import type { ComponentProps } from 'react'
import { classNames } from '../class-names.ts'
import { IconButton } from '../controls/icon-button.tsx'
import { TextButton } from '../controls/text-button.tsx'
import { Icon, type IconName } from '../icon.tsx'
import { useUiText } from '../ui-text.ts'
import styles from './toast-face.module.css'
import type { ToastMessage, ToastTone } from './toast-queue.ts'

const icons: Record<ToastTone, IconName> = { neutral: 'moon', success: 'check', danger: 'warning' }

type ToastFaceProps = ComponentProps<'div'> & { toast: ToastMessage; onDismiss: () => void }

/** The appearance of a toast, with its actions. */
export function ToastFace({ toast, onDismiss, className, ...rest }: ToastFaceProps) {
  const { tone = 'neutral', title, description, action } = toast
  const text = useUiText()
  return (
    <div {...rest} className={classNames(styles.card, className)} data-tone={tone} data-ground="page">
      <span className={styles.icon}>
        <Icon name={icons[tone]} />
      </span>
      <div className={styles.words}>
        <p className={styles.title}>{title}</p>
        {description && <p className={styles.description}>{description}</p>}
        {action && (
          <TextButton
            onClick={() => {
              onDismiss()
              action.run()
            }}
          >
            {action.label}
          </TextButton>
        )}
      </div>
      <IconButton
        icon="cross"
        label={text('ui.closeNotification')}
        onClick={onDismiss}
        className={styles.close}
      />
    </div>
  )
}
