import type { ReactNode } from 'react'
import styles from './empty-state.module.css'

type StateProps = {
  /** A drawing, purely decorative. */
  drawing?: ReactNode
  title?: ReactNode
  /** One sentence. */
  children?: ReactNode
  action?: ReactNode
}

export function EmptyState({ drawing, title, children, action }: StateProps) {
  return (
    <div className={styles.state}>
      <div className={styles.drawing} aria-hidden="true">
        {drawing ?? <SleepingTeepee />}
      </div>
      {title !== undefined && <h2 className={styles.title}>{title}</h2>}
      {children !== undefined && <p className={styles.sentence}>{children}</p>}
      {action}
    </div>
  )
}

/** Something could not be loaded: what, and the way out. Read aloud at once. */
export function ErrorState(props: StateProps) {
  return (
    <div role="alert">
      <EmptyState {...props} drawing={props.drawing ?? <CloudedMoon />} />
    </div>
  )
}

function SleepingTeepee() {
  return (
    <svg viewBox="0 0 160 120" aria-hidden="true">
      <ellipse cx="80" cy="106" rx="66" ry="9" fill="var(--lavender)" />
      <path d="M84 18 36 104h88L76 18" fill="none" stroke="#b98a63" strokeWidth="4" strokeLinecap="round" />
      <path d="M80 26 40 104h80Z" fill="var(--blush)" />
      <path d="M80 26 40 104h18c9-24 17-46 22-78Z" fill="#f9d6cb" />
      <path d="M80 60c-5 18-12 32-20 44h40c-8-12-15-26-20-44Z" fill="#5b4488" />
      <path d="M80 78c-3 10-7 18-12 26h24c-5-8-9-16-12-26Z" fill="var(--glow)" opacity=".9" />
      <path d="M136 26a13 13 0 1 1-15-12 10.5 10.5 0 0 0 15 12Z" fill="var(--glow)" />
      <path
        d="M30 34h9l-9 11h9M20 20h6l-6 7h6"
        fill="none"
        stroke="#a597c6"
        strokeWidth="2.5"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  )
}

function CloudedMoon() {
  return (
    <svg viewBox="0 0 160 120" aria-hidden="true">
      <path d="M104 58a32 32 0 1 1-38-38 26 26 0 0 0 38 38Z" fill="var(--glow)" />
      <path d="M50 100a19 19 0 0 1 2-38 27 27 0 0 1 51-3 21 21 0 1 1 11 41Z" fill="var(--lavender)" />
      <path d="M50 100a19 19 0 0 1-10-35c2 16 22 24 40 22 14-1 30-2 46 8a21 21 0 0 1-12 5Z" fill="#d9cff0" />
      <path
        d="M122 26v10M117 31h10M30 40v7M26.5 43.500h7"
        stroke="#a597c6"
        strokeWidth="2.5"
        strokeLinecap="round"
      />
    </svg>
  )
}
