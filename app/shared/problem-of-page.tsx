import { useLanguage } from '#app/lib/language/language.ts'
import { buttonClass } from '#app/ui/controls/button.tsx'
import { ProblemPage } from '#app/ui/display/problem-page.tsx'
import { pathIn } from '#domain/site/page-path.ts'
import { PROBLEM_WORDS } from './problem-words.ts'

/** What is shown instead of a page that does not exist, or that failed. */
export function ProblemOfPage({ isMissing = false }: { isMissing?: boolean }) {
  const language = useLanguage()
  const words = PROBLEM_WORDS[language]
  const { title, sentence } = isMissing ? words.missing : words.wrong
  return (
    <main>
      <title>{title}</title>
      <ProblemPage
        title={title}
        drawing={isMissing ? 'not-found' : 'error'}
        action={
          <a href={pathIn(language, '/')} className={buttonClass('primary', 'lg')}>
            {words.backHome}
          </a>
        }
      >
        {sentence}
      </ProblemPage>
    </main>
  )
}
