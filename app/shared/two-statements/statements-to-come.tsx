import { Skeleton } from '#app/ui/display/skeleton.tsx'
import { Stack, Text } from '#app/ui/layout.tsx'
import styles from './two-statements.module.css'

const LINES = ['58%', '72%', '64%', '48%'] as const

/** A skeleton of both statements while they load. */
export function StatementsToCome({ label }: { readonly label: string }) {
  return (
    <Stack role="status" gap={2}>
      <Text tone="soft" size="sm">
        {label}
      </Text>
      {LINES.map((width) => (
        <div key={width} className={styles.lineToCome}>
          <Skeleton width={width} />
          <Skeleton width="3.5rem" />
          <Skeleton width="3.5rem" />
        </div>
      ))}
    </Stack>
  )
}
