import { Link } from 'react-router'
import { Icon } from '#app/ui/icon.tsx'
import styles from './page-links.module.css'

type PageLink = {
  readonly to: string
  readonly name: string
  /** What is set there. */
  readonly states?: readonly string[] | undefined
}

/** Pages to open, each with what is set on it. */
export function PageLinks({ links }: { links: readonly PageLink[] }) {
  return (
    <ul className={styles.pages}>
      {links.map(({ to, name, states }) => (
        <li key={to}>
          <Link to={to} className={styles.page}>
            <span className={styles.name}>{name}</span>
            {states?.map((state) => (
              <span key={state} className={styles.state}>
                {state}
              </span>
            ))}
            <Icon name="chevron-right" />
          </Link>
        </li>
      ))}
    </ul>
  )
}
