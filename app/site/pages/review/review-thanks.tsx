import { usePathIn } from '#app/lib/language/language.ts'
import { useText } from '#app/lib/messages/use-text.ts'
import { buttonClass } from '#app/ui/controls/button.tsx'
import { EmptyState } from '#app/ui/display/empty-state.tsx'

export function ReviewThanks() {
  const text = useText()
  const pathIn = usePathIn()
  return (
    <div role="status">
      <EmptyState
        title={text('site.review.thanksTitle')}
        action={
          <a href={pathIn('/')} className={buttonClass('primary')}>
            {text('site.forms.backHome')}
          </a>
        }
      >
        {text('site.review.thanks')}
      </EmptyState>
    </div>
  )
}
