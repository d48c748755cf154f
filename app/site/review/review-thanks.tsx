import { usePathIn } from '#app/lib/language/language.ts'
import { buttonClass } from '#app/ui/controls/button.tsx'
import { EmptyState } from '#app/ui/display/empty-state.tsx'
import { useIslandWords } from '../words/island-words.ts'

export function ReviewThanks() {
  const words = useIslandWords()
  const pathIn = usePathIn()
  return (
    <div role="status">
      <EmptyState
        title={words.review.thanksTitle}
        action={
          <a href={pathIn('/')} className={buttonClass('primary')}>
            {words.backHome}
          </a>
        }
      >
        {words.review.thanks}
      </EmptyState>
    </div>
  )
}
