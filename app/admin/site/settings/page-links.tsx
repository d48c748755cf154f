import { Link } from 'react-router'
import { Icon } from '#app/ui/icon.tsx'
import { Grid, Text } from '#app/ui/layout.tsx'
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
    <Grid as="ul" minColumn="16rem" gap={3}>
      {links.map(({ to, name, states }) => (
        <li key={to}>
          <Link to={to} className={styles.page}>
            <Text as="span" weight={650}>
              {name}
            </Text>
            {states?.map((state) => (
              <Text key={state} as="span" tone="soft" size="sm">
                {state}
              </Text>
            ))}
            <Icon name="chevron-right" />
          </Link>
        </li>
      ))}
    </Grid>
  )
}
