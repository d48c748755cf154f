import type { AuditEntry } from '#contract/operations/audit.ts'

type EntryDetails = AuditEntry['told']

/** The details of a log entry, each part marked with its language. */
export function DetailsText({ told }: { told: EntryDetails }) {
  return told.map(({ text, language }, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: an entry never changes
    <span key={index} lang={language}>
      {text}
    </span>
  ))
}

/** Returns the first characters of the details, or all of them if they are short. */
export function getBeginning(told: EntryDetails, length: number): EntryDetails {
  const [first, ...others] = told
  if (!first || length <= 0) return []
  const text = first.text.slice(0, length)
  return [{ ...first, text }, ...getBeginning(others, length - text.length)]
}
