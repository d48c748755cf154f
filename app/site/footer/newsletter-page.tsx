import { data } from 'react-router'
import { postOnServer } from '#app/lib/page-data.ts'
import { pageMeta } from '#app/lib/page-title.ts'
import { PageHeading } from '#app/ui/page-heading.tsx'
import { textsOf } from '../forms/form-answer.ts'
import { Island } from '../islands/island.tsx'
import type { Route } from './+types/newsletter-page'
import { NewsletterForm, NOT_SUBSCRIBED, SUBSCRIBED } from './newsletter-form.tsx'
import styles from './newsletter-page.module.css'

export const meta = () => pageMeta({ title: 'Newsletter', robots: 'noindex' })

/** Takes the footer's form from browsers that send it by themselves. */
export async function action({ request, context }: Route.ActionArgs) {
  const { 'newsletter-email': email } = await textsOf(request, ['newsletter-email'])
  const { ok, status, value } = await postOnServer(context, '/api/newsletter', {
    body: { email: email.trim() },
  })
  const { message: problem = NOT_SUBSCRIBED } = value as { message?: string }
  return ok
    ? { isSubscribed: true, email, problem: '' }
    : data({ isSubscribed: false, email, problem }, { status })
}

export default function NewsletterPage({ actionData: answer }: Route.ComponentProps) {
  return (
    <div className={`page-width ${styles.page}`}>
      <PageHeading title="Newsletter">New themes and free dates, a few times a year.</PageHeading>
      {answer?.isSubscribed ? (
        <p role="status">{SUBSCRIBED}</p>
      ) : (
        <Island name="newsletter-form" props={{ id: 'page', answer }}>
          <NewsletterForm id="page" answer={answer} />
        </Island>
      )}
    </div>
  )
}
