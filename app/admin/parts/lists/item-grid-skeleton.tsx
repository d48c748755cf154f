import { Skeleton } from '#app/ui/display/skeleton.tsx'
import { Text } from '#app/ui/layout.tsx'
import styles from './item-grid-skeleton.module.css'

/** Placeholder for cards that are loading. */
export function ItemGridSkeleton({ words }: { words: string }) {
  return (
    <div role="status">
      <Text tone="soft" marginBottom={4}>
        {words}
      </Text>
      <div className={styles.grid} aria-hidden="true">
        {[1, 2, 3].map((place) => (
          <Skeleton key={place} shape="box" height="22rem" />
        ))}
      </div>
    </div>
  )
}
