import styles from './terms-text.module.css'

export type TermsParts = readonly { readonly kind: 'heading' | 'paragraph'; readonly text: string }[]

/** The terms of service as headings and paragraphs; `level` is the level of the headings. */
export function TermsText({ parts, level = 3 }: { parts: TermsParts; level?: 2 | 3 }) {
  const Heading = level === 2 ? 'h2' : 'h3'
  return parts.map(({ kind, text }, index) =>
    kind === 'heading' ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: a version never changes, and a part may stand in it twice
      <Heading key={index}>{text}</Heading>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: as above
      <p key={index} className={styles.part}>
        {text}
      </p>
    ),
  )
}
