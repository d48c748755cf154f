import { data } from 'react-router'
import { useWords } from '#app/lib/in-both.ts'
import { Button } from '#app/ui/button.tsx'
import { PageHeading } from '#app/ui/page-heading.tsx'
import { wordsOf } from '../seo/public-meta.ts'
import styles from './link-page.module.css'
import { NEWSLETTER_LINK_WORDS } from './newsletter-words.ts'

type Reply = { readonly ok: boolean; readonly status: number; readonly value: unknown }

export type LinkAnswer = {
  readonly isDone: boolean
  readonly problem: string
  /** An expired or invalid link stays so. */
  readonly isOver: boolean
}

/** Returns what the page says after its button was pressed. */
export function answerOf({ ok, status, value }: Reply, { url }: Request) {
  const { failed } = wordsOf(NEWSLETTER_LINK_WORDS, new URL(url))
  const { message: problem = failed } = value as { message?: string }
  return data<LinkAnswer>(
    { isDone: ok, problem: ok ? '' : problem, isOver: ok || status === 404 },
    { status },
  )
}

type LinkPageProps = { what: 'confirm' | 'unsubscribe'; answer: LinkAnswer | undefined }

/**
 * The page of a newsletter link: one button, because programs that scan mails follow links too. The form is sent to the
 * page's own address, which contains the link's secret.
 */
export function LinkPage({ what, answer }: LinkPageProps) {
  const words = useWords(NEWSLETTER_LINK_WORDS)[what]
  return (
    <div className={`page-width ${styles.page}`}>
      <PageHeading title={words.title}>{headingOf(words, answer)}</PageHeading>
      {answer?.problem && (
        <p role="alert" className={styles.problem}>
          {answer.problem}
        </p>
      )}
      {!answer?.isOver && (
        <form method="post">
          <Button type="submit" size="lg">
            {words.button}
          </Button>
        </form>
      )}
    </div>
  )
}

function headingOf(
  { question, done }: { question: string; done: string },
  answer: LinkAnswer | undefined,
): string {
  if (answer?.isDone) return done
  return answer?.isOver ? '' : question
}
