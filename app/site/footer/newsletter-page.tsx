import { data } from 'react-router'
import { useWords } from '#app/lib/in-both.ts'
import { postOnServer } from '#app/lib/page-data.ts'
import { pageMeta } from '#app/lib/page-title.ts'
import { PageHeading } from '#app/ui/page-heading.tsx'
import { languageOfPath } from '#domain/site/page-path.ts'
import { textsOf } from '../forms/form-answer.ts'
import { Island } from '../islands/island.tsx'
import { useIslandWords } from '../islands/island-words.ts'
import { islandWordsIn } from '../islands/page-words-in.ts'
import { type Here, wordsOf } from '../seo/public-meta.ts'
import { PAGE_WORDS } from '../words/page-words.ts'
import type { Route } from './+types/newsletter-page'
import { NewsletterForm } from './newsletter-form.tsx'
import styles from './newsletter-page.module.css'

export const meta = ({ location }: { location: Here }) =>
  pageMeta({ title: wordsOf(PAGE_WORDS, location).newsletter, robots: 'noindex' })

/** Receives the footer's form from browsers that send it without script. */
export async function action({ request, context }: Route.ActionArgs) {
  const { 'newsletter-email': email } = await textsOf(request, ['newsletter-email'])
  const { ok, status, value } = await postOnServer(context, '/api/newsletter', {
    body: { email: email.trim() },
  })
  const { failed } = islandWordsIn(languageOfPath(new URL(request.url).pathname)).newsletter
  const { message: problem = failed } = value as { message?: string }
  return ok
    ? { isSubscribed: true, email, problem: '' }
    : data({ isSubscribed: false, email, problem }, { status })
}

export default function NewsletterPage({ actionData: answer }: Route.ComponentProps) {
  const words = useWords(PAGE_WORDS)
  const { subscribed } = useIslandWords().newsletter
  return (
    <div className={`page-width ${styles.page}`}>
      <PageHeading title={words.newsletter}>{words.newsletterLead}</PageHeading>
      {answer?.isSubscribed ? (
        <p role="status">{subscribed}</p>
      ) : (
        <Island name="newsletter-form" props={{ id: 'page', answer }}>
          <NewsletterForm id="page" answer={answer} />
        </Island>
      )}
    </div>
  )
}
