import { useWords } from '#app/lib/language/in-both.ts'
import { usePathIn } from '#app/lib/language/language.ts'
import type { PageInput } from '#app/lib/page/page-data.ts'
import type { PageMeta } from '#app/lib/page/page-title.ts'
import { buttonClass } from '#app/ui/controls/button.tsx'
import { ProblemPage } from '#app/ui/display/problem-page.tsx'
import { getWords } from '../seo/public-meta.ts'
import { FRAME_WORDS } from '../words/frame-words.ts'

export const errorMeta = (page: PageInput): PageMeta => ({
  title: getWords(FRAME_WORDS, page).wrong,
  tags: [{ tag: 'meta', name: 'robots', content: 'noindex' }],
})

/** An internal error. Leaves by a plain link, since the page's own script may have failed. */
export function ErrorPage() {
  const words = useWords(FRAME_WORDS)
  const pathIn = usePathIn()
  return (
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
  )
}
