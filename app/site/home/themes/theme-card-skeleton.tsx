import { Card } from '#app/ui/card.tsx'
import { Skeleton, SkeletonText } from '#app/ui/skeleton.tsx'
import styles from './theme-card.module.css'

export function ThemeCardSkeleton() {
  return (
    <Card as="li" padding="none" className={styles.card}>
      <Skeleton shape="box" ratio="4 / 3" className={styles.square} />
      <div className={styles.words}>
        <Skeleton width="60%" height="1.5rem" />
        <div className={styles.description}>
          <SkeletonText lines={4} />
        </div>
        <Skeleton height="var(--target)" />
      </div>
    </Card>
  )
}
