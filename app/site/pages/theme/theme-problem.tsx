import { usePathIn } from '#app/lib/language/language.ts'
import { useText } from '#app/lib/messages/use-text.ts'
import { Button, buttonClass } from '#app/ui/controls/button.tsx'
import { ProblemPage } from '#app/ui/display/problem-page.tsx'

const PROBLEMS = {
  'Invalid Theme ID': 'invalidId',
  'Theme Not Found': 'notFound',
  'Error Loading Theme': 'loading',
} as const

/** Temporary problems have a form that requests the same page again. */
export type Problem = keyof typeof PROBLEMS

export function ThemeProblem({ problem }: { problem: Problem }) {
  const text = useText()
  const pathIn = usePathIn()
  const kind = PROBLEMS[problem]
  const isPassing = problem === 'Error Loading Theme'
  return (
    <ProblemPage
      title={text(`pages.more.problems.${kind}.title`)}
      drawing={isPassing ? 'error' : 'not-found'}
      action={
        <>
          {isPassing && (
            <form>
              <Button type="submit" size="lg">
                {text('pages.more.tryAgain')}
              </Button>
            </form>
          )}
          <a href={pathIn('/#themes')} className={buttonClass(isPassing ? 'secondary' : 'primary', 'lg')}>
            {text('pages.more.backToThemes')}
          </a>
        </>
      }
    >
      {text(`pages.more.problems.${kind}.sentence`)}
    </ProblemPage>
  )
}
