import { useText } from '#app/lib/messages/use-text.ts'
import { Skeleton } from '#app/ui/display/skeleton.tsx'
import { Stack, Text } from '#app/ui/layout.tsx'
import styles from './quote-preview.module.css'

const LINES = ['58%', '72%', '64%', '48%'] as const

/** A skeleton of both statements while they load. */
export function StatementsToCome() {
  const text = useText()
  return (
    <Stack role="status" gap={2}>
      <Text tone="soft" size="sm">
        {text('admin.bookings.pricing')}
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
