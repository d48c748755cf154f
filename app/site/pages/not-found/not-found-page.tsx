import { usePathIn } from '#app/lib/language/language.ts'
import { useText } from '#app/lib/messages/use-text.ts'
import { hiddenMeta } from '#app/lib/page/hidden-meta.ts'
import type { PageInput } from '#app/lib/page/page-data.ts'
import type { PageMeta } from '#app/lib/page/page-title.ts'
import { pageText } from '#app/site/page-texts/page-text.ts'
import { buttonClass } from '#app/ui/controls/button.tsx'
import { ProblemPage } from '#app/ui/display/problem-page.tsx'

export const notFoundMeta = (page: PageInput): PageMeta =>
  hiddenMeta(page, pageText(page)('pages.frame.notFound'))

export function NotFoundPage() {
  const text = useText()
  const pathIn = usePathIn()
  return (
    <ProblemPage
      title={text('pages.frame.notFound')}
      drawing="not-found"
      action={
        <a href={pathIn('/')} className={buttonClass('primary', 'lg')}>
          {text('pages.frame.backHome')}
        </a>
      }
    >
      {text('pages.frame.notInOurBook')}
    </ProblemPage>
  )
}
