import { buttonClass } from '#app/ui/button.tsx'
import { ErrorState } from '#app/ui/empty-state.tsx'
import { PageHeading } from '../page-heading.tsx'

/** A fault of ours. Leaves by a plain link, since what failed may be the page's own script. */
export function ErrorPage() {
  return (
    <div className="page-width">
      <PageHeading title="Something went wrong">
        Please try again in a moment. Nothing you entered is lost.
      </PageHeading>
      <ErrorState
        drawing={<img src="/error.svg" alt="" width="480" height="320" />}
        action={
          <a href="/" className={buttonClass('primary', 'lg')}>
            Back to the home page
          </a>
        }
      />
    </div>
  )
}
