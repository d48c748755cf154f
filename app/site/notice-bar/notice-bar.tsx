import { siteTextsQuery } from '#app/lib/api/site-texts-query.ts'
import { useWords } from '#app/lib/language/in-both.ts'
import { FormattedText } from '../texts/formatted-text.tsx'
import { usePrepared } from '../use-prepared.ts'
import { FRAME_WORDS } from '../words/frame-words.ts'
import styles from './notice-bar.module.css'

/** The owner's bar above every page, on the days it was written for. */
export function NoticeBar() {
  const { notice } = useWords(FRAME_WORDS)
  const bar = usePrepared(siteTextsQuery)?.notice
  if (!bar) return null
  return (
    <aside aria-label={notice} className={styles.bar}>
      <p className="page-width">
        <FormattedText text={bar.text} />
      </p>
    </aside>
  )
}
