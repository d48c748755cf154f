import { useWords } from '#app/lib/in-both.ts'
import { usePathIn } from '#app/lib/language.ts'
import { buttonClass } from '#app/ui/button.tsx'
import { ProblemPage } from '#app/ui/problem-page.tsx'
import { FRAME_WORDS } from '../words/frame-words.ts'

/** An internal error. Leaves by a plain link, since the page's own script may have failed. */
export function ErrorPage() {
  const words = useWords(FRAME_WORDS)
  const pathIn = usePathIn()
  return (
    <>
      <title>{words.wrong}</title>
      <ProblemPage
        title={words.wrong}
        action={
          <a href={pathIn('/')} className={buttonClass('primary', 'lg')}>
            {words.backHome}
          </a>
        }
      >
        {words.tryAgain}
      </ProblemPage>
    </>
  )
}
