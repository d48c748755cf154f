import { useText } from '#app/lib/messages/use-text.ts'
import { hiddenMeta } from '#app/lib/page/hidden-meta.ts'
import { type PageInput, postOnServer } from '#app/lib/page/page-data.ts'
import type { PageMeta } from '#app/lib/page/page-title.ts'
import { pageText } from '#app/site/page-texts/page-text.ts'
import { Button } from '#app/ui/controls/button.tsx'
import { PageHeading } from '#app/ui/display/page-heading.tsx'
import { Text } from '#app/ui/layout.tsx'
import type { CallPath } from '#contract/calls.ts'
import type { PageHost } from '#contract/site/page-host.ts'
import styles from './link-page.module.css'

/** The action behind each link, by its API call. */
const CALLS = {
  confirm: '/api/newsletter/confirm' satisfies CallPath<'post'>,
  unsubscribe: '/api/newsletter/unsubscribe' satisfies CallPath<'post'>,
  refuse: '/api/follow-ups/unsubscribe' satisfies CallPath<'post'>,
} as const
type What = keyof typeof CALLS

type LinkAnswer = {
  readonly isDone: boolean
  readonly problem: string
  /** Retrying cannot fix an expired or invalid link. */
  readonly isOver: boolean
}

export const linkMeta = (page: PageInput, what: What): PageMeta =>
  hiddenMeta(page, pageText(page)(`pages.newsletterLinks.${what}.title`))

/** Performs the link's action once its button was pressed; returns what the page then shows. */
export async function receiveLink(
  host: PageHost,
  pathname: string,
  { what, token }: { what: What; token: string },
): Promise<{ status: number; answer?: LinkAnswer }> {
  if (!(await host.readForm())) return { status: 200 }
  const { ok, status, value } = await postOnServer(host, CALLS[what], { body: { token } })
  const text = pageText({ pathname })
  const { message: problem = text('pages.newsletterLinks.failed') } = value as { message?: string }
  return { status, answer: { isDone: ok, problem: ok ? '' : problem, isOver: ok || status === 404 } }
}

type LinkPageProps = { what: What; answer: LinkAnswer | undefined }

/**
 * The page behind an email link: it has one button, because mail scanners follow links too. The form is
 * submitted to the page's own URL, which contains the link's secret.
 */
export function LinkPage({ what, answer }: LinkPageProps) {
  const text = useText()
  const isDone = answer?.isDone === true
  const isOver = answer?.isOver === true && !isDone
  return (
    <div className={`page-width ${styles.page}`}>
      <PageHeading title={text(`pages.newsletterLinks.${what}.title`)}>
        {isOver ? '' : text(`pages.newsletterLinks.${what}.${isDone ? 'done' : 'question'}`)}
      </PageHeading>
      {answer?.problem && (
        <Text role="alert" tone="danger">
          {answer.problem}
        </Text>
      )}
      {!answer?.isOver && (
        <form method="post">
          <Button type="submit" size="lg">
            {text(`pages.newsletterLinks.${what}.button`)}
          </Button>
        </form>
      )}
    </div>
  )
}
