import { siteTextsQuery } from '#app/lib/api/site-texts-query.ts'
import { useText } from '#app/lib/messages/use-text.ts'
import { FormattedText } from '#app/site/texts/formatted-text.tsx'
import { usePrepared } from '#app/site/use-prepared.ts'
import styles from './notice-bar.module.css'

/** The owner's notice bar above every page, on the days it was written for. */
export function NoticeBar() {
  const text = useText()
  const bar = usePrepared(siteTextsQuery)?.notice
  if (!bar) return null
  return (
    <aside aria-label={text('pages.frame.notice')} className={styles.bar}>
      <p className="page-width">
        <FormattedText text={bar.text} />
      </p>
    </aside>
  )
}
