import { data } from 'react-router'
import { postOnServer } from '#app/lib/page-data.ts'
import { pageMeta } from '#app/lib/page-title.ts'
import { buttonClass } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { PageHeading } from '#app/ui/page-heading.tsx'
import { textsOf } from '../../forms/form-answer.ts'
import { Island } from '../../islands/island.tsx'
import type { Route } from './+types/contact-page'
import { ContactForm } from './contact-form.tsx'
import styles from './contact-page.module.css'
import { contactProblems } from './contact-problems.ts'
import { MESSAGE_SENT, MESSAGE_THANKS } from './contact-words.ts'

export const meta = () => pageMeta({ title: 'Write to us', robots: 'noindex' })

/** Takes the form of the home page from browsers that send it by themselves. */
export async function action({ request, context }: Route.ActionArgs) {
  const values = await textsOf(request, ['name', 'email', 'subject', 'message'])
  const problems = contactProblems(values)
  if (Object.keys(problems).length > 0) return data({ isSent: false, values, problems }, { status: 400 })
  const { ok, status } = await postOnServer(context, '/api/contact', { body: values })
  if (ok) return { isSent: true, values, problems }
  return data({ isSent: false, values, problems, failure: 'Please try again later.' }, { status })
}

export default function ContactPage({ actionData: answer }: Route.ComponentProps) {
  if (answer?.isSent) return <Thanks />
  return (
    <div className={`page-width ${styles.page}`}>
      <PageHeading title="Write to us">
        A date, a wish, a worry: tell us, and a person will answer.
      </PageHeading>
      <Island name="contact-form" props={{ isPage: true, answer }}>
        <ContactForm isPage answer={answer} />
      </Island>
    </div>
  )
}

function Thanks() {
  return (
    <div role="status">
      <EmptyState
        title={MESSAGE_SENT}
        action={
          <a href="/" className={buttonClass('primary')}>
            Back to the home page
          </a>
        }
      >
        {MESSAGE_THANKS}
      </EmptyState>
    </div>
  )
}
