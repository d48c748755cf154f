import { TabHeader } from '#app/admin/shell/tab-header.tsx'
import { useText } from '#app/lib/messages/use-text.ts'
import { MoveInCard } from './move-in-card.tsx'
import { MoveOutCard } from './move-out-card.tsx'
import { MovedInCard } from './moved-in-card.tsx'
import styles from './moving-tab.module.css'

/** Importing from another program, past imports, and exporting. */
export default function MovingTab() {
  const text = useText()
  return (
    <>
      <TabHeader title={text('admin.moving.title')} hint={text('admin.moving.hint')} />
      <div className={styles.cards}>
        <MoveInCard />
        <MovedInCard />
        <MoveOutCard />
      </div>
    </>
  )
}
