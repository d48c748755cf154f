import { Link } from 'react-router'
import { Button, buttonClass } from '#app/ui/button.tsx'
import { ProblemPage } from '#app/ui/problem-page.tsx'

const SENTENCES = {
  'Invalid Theme ID': 'This address does not lead to a theme. Please choose one from our list.',
  'Theme Not Found': 'We do not have this theme anymore. Perhaps another one is just as lovely.',
  'Error Loading Theme': 'We had trouble loading this theme. Please try again in a moment.',
}

type ThemeProblemProps = { title: keyof typeof SENTENCES; onRetry?: () => unknown }

export function ThemeProblem({ title, onRetry }: ThemeProblemProps) {
  return (
    <ProblemPage
      title={title}
      drawing={onRetry ? 'error' : 'not-found'}
      action={
        <>
          {onRetry && (
            <Button size="lg" onClick={() => onRetry()}>
              Try Again
            </Button>
          )}
          <Link to="/#themes" className={buttonClass(onRetry ? 'secondary' : 'primary', 'lg')}>
            Back to Themes
          </Link>
        </>
      }
    >
      {SENTENCES[title]}
    </ProblemPage>
  )
}
