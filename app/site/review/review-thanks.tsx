import { buttonClass } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'

export function ReviewThanks() {
  return (
    <div role="status">
      <EmptyState
        title="Thank you!"
        action={
          <a href="/" className={buttonClass('primary')}>
            Back to the home page
          </a>
        }
      >
        Your review has arrived. It appears on our site once we have read it.
      </EmptyState>
    </div>
  )
}
