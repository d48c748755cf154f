import { Link } from 'react-router'
import { Button, buttonClass } from '#app/ui/button.tsx'
import { ErrorState } from '#app/ui/empty-state.tsx'
import { PageHeading } from '../page-heading.tsx'

const SENTENCES = {
  'Invalid Theme ID': 'This address does not lead to a theme. Please choose one from our list.',
  'Theme Not Found': 'We do not have this theme anymore. Perhaps another one is just as lovely.',
  'Error Loading Theme': 'We had trouble loading this theme. Please try again in a moment.',
}

type ThemeProblemProps = { title: keyof typeof SENTENCES; onRetry?: () => unknown }

export function ThemeProblem({ title, onRetry }: ThemeProblemProps) {
  return (
    <div className="page-width">
      <PageHeading title={title}>{SENTENCES[title]}</PageHeading>
      <ErrorState
        action={
          <>
            {onRetry && <Button onClick={() => onRetry()}>Try Again</Button>}
            <Link to="/#themes" className={buttonClass(onRetry ? 'quiet' : 'primary')}>
              Back to Themes
            </Link>
          </>
        }
      />
    </div>
  )
}
