import { Skeleton, SkeletonText } from '#app/ui/skeleton.tsx'
import styles from './theme-detail.module.css'

export function ThemeSkeleton() {
  return (
    <div className={`page-width ${styles.page}`} role="status" aria-label="Loading the theme">
      <div className={styles.back}>
        <Skeleton width="9rem" />
      </div>
      <div className={styles.columns}>
        <Skeleton shape="box" ratio="4 / 3" />
        <div className={styles.words}>
          <Skeleton width="70%" height="3rem" />
          <Skeleton width="40%" />
          <div>
            <SkeletonText lines={5} />
          </div>
        </div>
      </div>
    </div>
  )
}
