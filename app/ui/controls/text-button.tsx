import type { ComponentProps } from 'react'
import styles from './text-button.module.css'

/** A button that looks like a link in a sentence, a card or a table. */
export function TextButton(props: Omit<ComponentProps<'button'>, 'className' | 'type'>) {
  return <button type="button" className={styles.button} {...props} />
}
