import { useWords } from '#app/lib/language/in-both.ts'
import { usePathIn } from '#app/lib/language/language.ts'
import type { PageInput } from '#app/lib/page/page-data.ts'
import { type PageMeta, pageMeta } from '#app/lib/page/page-title.ts'
import { buttonClass } from '#app/ui/controls/button.tsx'
import { ProblemPage } from '#app/ui/display/problem-page.tsx'
import { getWords } from '../seo/public-meta.ts'
import { FRAME_WORDS } from '../words/frame-words.ts'

export const notFoundMeta = (page: PageInput): PageMeta =>
  pageMeta({ title: getWords(FRAME_WORDS, page).notFound, robots: 'noindex' })

export function NotFoundPage() {
  const words = useWords(FRAME_WORDS)
  const pathIn = usePathIn()
  return (
    <ProblemPage
      title={words.notFound}
      drawing="not-found"
      action={
        <a href={pathIn('/')} className={buttonClass('primary', 'lg')}>
          {words.backHome}
        </a>
      }
    >
      {words.notInOurBook}
    </ProblemPage>
  )
}
