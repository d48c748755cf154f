import { usePathIn } from '#app/lib/language/language.ts'
import { useText } from '#app/lib/messages/use-text.ts'
import type { PageInput } from '#app/lib/page/page-data.ts'
import { type PageMeta, pageMeta } from '#app/lib/page/page-title.ts'
import { pageText } from '#app/site/words/page-text.ts'
import { buttonClass } from '#app/ui/controls/button.tsx'
import { ProblemPage } from '#app/ui/display/problem-page.tsx'

export const notFoundMeta = (page: PageInput): PageMeta =>
  pageMeta({ title: pageText(page)('pages.frame.notFound'), robots: 'noindex' })

export function NotFoundPage() {
  const say = useText()
  const pathIn = usePathIn()
  return (
    <ProblemPage
      title={say('pages.frame.notFound')}
      drawing="not-found"
      action={
        <a href={pathIn('/')} className={buttonClass('primary', 'lg')}>
          {say('pages.frame.backHome')}
        </a>
      }
    >
      {say('pages.frame.notInOurBook')}
    </ProblemPage>
  )
}
