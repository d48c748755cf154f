import type { ReactNode } from 'react'
import { Stack } from '#app/ui/layout.tsx'
import styles from './facts.module.css'
import { UnbrokenTimes } from './unbroken-times.tsx'

/** Name and value pairs; empty ones are skipped. */
export function Facts({ facts }: { facts: readonly (readonly [string, ReactNode])[] }) {
  return (
    <Stack as="dl" gap={3} marginTop={4}>
      {facts.map(([name, value]) =>
        value === null || value === '' ? null : (
          <div key={name} className={styles.fact}>
            <dt>{name}</dt>
            <dd>{typeof value === 'string' ? <UnbrokenTimes>{value}</UnbrokenTimes> : value}</dd>
          </div>
        ),
      )}
    </Stack>
  )
}
