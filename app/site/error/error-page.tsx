import { buttonClass } from '#app/ui/button.tsx'
import { ProblemPage } from '#app/ui/problem-page.tsx'

/** A fault of ours. Leaves by a plain link, since what failed may be the page's own script. */
export function ErrorPage() {
  return (
    <>
      <title>Something went wrong</title>
      <ProblemPage
        title="Something went wrong"
        action={
          <a href="/" className={buttonClass('primary', 'lg')}>
            Back to the home page
          </a>
        }
      >
        Please try again in a moment. Nothing you entered is lost.
      </ProblemPage>
    </>
  )
}
