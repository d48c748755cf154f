import { TwoStatements } from '#app/shared/two-statements/two-statements.tsx'
import type { ChangeQuote } from '#contract/family/order-change.ts'
import { useOwnWords } from '../../words/booking-words.ts'

/** Both statements in the words of the family's own page. */
export function OwnStatements({ quote }: { readonly quote: ChangeQuote }) {
  const { own, shared } = useOwnWords()
  return <TwoStatements quote={quote} words={{ ...own, total: shared.rules.total }} />
}
