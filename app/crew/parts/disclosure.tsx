import type { ComponentProps, ReactNode } from 'react'
import { Icon, type IconName } from '#app/ui/icon.tsx'
import styles from './disclosure.module.css'

type DisclosureProps = { readonly icon: IconName; readonly title: ReactNode; readonly children: ReactNode }

/** Collapses what is rarely needed; what opens is in sight, above the bar. */
export function Disclosure({ icon, title, children }: DisclosureProps) {
  return (
    <details
      className={styles.fold}
      onToggle={({ currentTarget }) => {
        if (currentTarget.open) currentTarget.scrollIntoView({ block: 'nearest' })
      }}
    >
      <summary className={styles.summary}>
        <Icon name={icon} />
        {title}
      </summary>
      <div className={styles.inside}>{children}</div>
    </details>
  )
}

/** One of several choices, as wide as the screen. */
export function DisclosureChoice(props: ComponentProps<'button'>) {
  return <button type="button" {...props} className={styles.choice} />
}
