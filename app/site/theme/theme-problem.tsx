import { Button, buttonClass } from '#app/ui/button.tsx'
import { ProblemPage } from '#app/ui/problem-page.tsx'

const SENTENCES = {
  'Invalid Theme ID': 'This address does not lead to a theme. Please choose one from our list.',
  'Theme Not Found': 'We do not have this theme anymore. Perhaps another one is just as lovely.',
  'Error Loading Theme': 'We had trouble loading this theme. Please try again in a moment.',
}

/** What can be tried again is a form that asks for the same page. */
export function ThemeProblem({ title }: { title: keyof typeof SENTENCES }) {
  const isPassing = title === 'Error Loading Theme'
  return (
    <ProblemPage
      title={title}
      drawing={isPassing ? 'error' : 'not-found'}
      action={
        <>
          {isPassing && (
            <form>
              <Button type="submit" size="lg">
                Try Again
              </Button>
            </form>
          )}
          <a href="/#themes" className={buttonClass(isPassing ? 'secondary' : 'primary', 'lg')}>
            Back to Themes
          </a>
        </>
      }
    >
      {SENTENCES[title]}
    </ProblemPage>
  )
}
