import { usePathIn } from '#app/lib/language/language.ts'
import { useText } from '#app/lib/messages/use-text.ts'
import type { PageInput } from '#app/lib/page/page-data.ts'
import type { PageMeta } from '#app/lib/page/page-title.ts'
import { pageText } from '#app/site/page-texts/page-text.ts'
import { buttonClass } from '#app/ui/controls/button.tsx'
import { ProblemPage } from '#app/ui/display/problem-page.tsx'

export const errorMeta = (page: PageInput): PageMeta => ({
  title: pageText(page)('pages.frame.wrong'),
  tags: [{ tag: 'meta', name: 'robots', content: 'noindex' }],
})

/** An internal error. Uses a plain link, since the page's own script may have failed. */
export function ErrorPage() {
  const text = useText()
  const pathIn = usePathIn()
  return (
    <ProblemPage
      title={text('pages.frame.wrong')}
      action={
        <a href={pathIn('/')} className={buttonClass('primary', 'lg')}>
          {text('pages.frame.backHome')}
        </a>
      }
    >
      {text('pages.frame.tryAgain')}
    </ProblemPage>
  )
}
