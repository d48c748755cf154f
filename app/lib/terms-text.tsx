import { termsBlocks } from '#domain/terms-of-service.ts'
import styles from './terms-text.module.css'

/** A text of terms of service in its headings and paragraphs; `level` is that of its headings. */
export function TermsText({ text, level = 3 }: { text: string; level?: 2 | 3 }) {
  const Heading = level === 2 ? 'h2' : 'h3'
  return termsBlocks(text).map(({ kind, text: part }, index) =>
    kind === 'heading' ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: a version never changes, and a part may stand in it twice
      <Heading key={index}>{part}</Heading>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: as above
      <p key={index} className={styles.part}>
        {part}
      </p>
    ),
  )
}
