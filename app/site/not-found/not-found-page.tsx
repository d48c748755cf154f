import { data } from 'react-router'
import { useWords } from '#app/lib/in-both.ts'
import { usePathIn } from '#app/lib/language.ts'
import { pageMeta } from '#app/lib/page-title.ts'
import { buttonClass } from '#app/ui/button.tsx'
import { ProblemPage } from '#app/ui/problem-page.tsx'
import { type Here, wordsOf } from '../seo/public-meta.ts'
import { FRAME_WORDS } from '../words/frame-words.ts'

export const loader = () => data(null, { status: 404 })
export const meta = ({ location }: { location: Here }) =>
  pageMeta({ title: wordsOf(FRAME_WORDS, location).notFound, robots: 'noindex' })

export default function NotFoundPage() {
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
