import { usePathIn } from '#app/lib/language/language.ts'
import { useText } from '#app/lib/messages/use-text.ts'
import { buttonClass } from '#app/ui/controls/button.tsx'
import { ProblemPage } from '#app/ui/display/problem-page.tsx'

/** Shown in place of a page that does not exist or failed. */
export function PageProblem({ isMissing = false }: { isMissing?: boolean }) {
  const text = useText()
  const pathIn = usePathIn()
  const title = text(isMissing ? 'problem.missingTitle' : 'problem.wrongTitle')
  return (
    <main>
      <title>{title}</title>
      <ProblemPage
        title={title}
        drawing={isMissing ? 'not-found' : 'error'}
        action={
          <a href={pathIn('/')} className={buttonClass('primary', 'lg')}>
            {text('problem.backHome')}
          </a>
        }
      >
        {text(isMissing ? 'problem.missing' : 'problem.wrong')}
      </ProblemPage>
    </main>
  )
}
