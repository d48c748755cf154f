import { Icon } from '#app/ui/icon.tsx'
import { IconButton } from '#app/ui/icon-button.tsx'
import styles from './notice-card.module.css'
import { SAMPLE_NOTICES } from './sample-notices.ts'

type NoticeCardProps = { index: number; onClose: () => void }

export function NoticeCard({ index, onClose }: NoticeCardProps) {
  const notice = SAMPLE_NOTICES[index]
  if (!notice) return null
  return (
    <div className={styles.notice}>
      <span className={styles.icon}>
        <Icon name="teepee" />
      </span>
      <p className={styles.words}>
        <strong>{notice.name}</strong> {notice.action}
        <small>
          {notice.time} · {notice.location}
        </small>
      </p>
      <IconButton icon="cross" label="Close notice" onClick={onClose} />
    </div>
  )
}
