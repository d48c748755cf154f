import { useWords } from '#app/lib/language/in-both.ts'
import { usePathIn } from '#app/lib/language/language.ts'
import { Button, buttonClass } from '#app/ui/controls/button.tsx'
import { ProblemPage } from '#app/ui/display/problem-page.tsx'
import { PAGE_WORDS } from '../words/page-words.ts'

/** Problems that can be retried have a form that requests the same page. */
export type Problem = keyof (typeof PAGE_WORDS)['en']['problems']

export function ThemeProblem({ problem }: { problem: Problem }) {
  const words = useWords(PAGE_WORDS)
  const pathIn = usePathIn()
  const { title, sentence } = words.problems[problem]
  const isPassing = problem === 'Error Loading Theme'
  return (
    <ProblemPage
      title={title}
      drawing={isPassing ? 'error' : 'not-found'}
      action={
        <>
          {isPassing && (
            <form>
              <Button type="submit" size="lg">
                {words.tryAgain}
              </Button>
            </form>
          )}
          <a href={pathIn('/#themes')} className={buttonClass(isPassing ? 'secondary' : 'primary', 'lg')}>
            {words.backToThemes}
          </a>
        </>
      }
    >
      {sentence}
    </ProblemPage>
  )
}
