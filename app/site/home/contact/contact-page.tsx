import { data } from 'react-router'
import { useWords } from '#app/lib/in-both.ts'
import { usePathIn } from '#app/lib/language.ts'
import { postOnServer } from '#app/lib/page-data.ts'
import { pageMeta } from '#app/lib/page-title.ts'
import { buttonClass } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { PageHeading } from '#app/ui/page-heading.tsx'
import { languageOfPath } from '#domain/site/page-path.ts'
import { textsOf } from '../../forms/form-answer.ts'
import { Island } from '../../islands/island.tsx'
import { useIslandWords } from '../../islands/island-words.ts'
import { islandWordsIn } from '../../islands/page-words-in.ts'
import { type Here, wordsOf } from '../../seo/public-meta.ts'
import { PAGE_WORDS } from '../../words/page-words.ts'
import type { Route } from './+types/contact-page'
import { ContactForm } from './contact-form.tsx'
import styles from './contact-page.module.css'
import { contactProblems } from './contact-problems.ts'

export const meta = ({ location }: { location: Here }) =>
  pageMeta({ title: wordsOf(PAGE_WORDS, location).write, robots: 'noindex' })

/** Receives the home page's form from browsers that send it without script. */
export async function action({ request, context }: Route.ActionArgs) {
  const values = await textsOf(request, ['name', 'email', 'subject', 'message'])
  const words = islandWordsIn(languageOfPath(new URL(request.url).pathname))
  const problems = contactProblems(values, words.contact)
  if (Object.keys(problems).length > 0) return data({ isSent: false, values, problems }, { status: 400 })
  const { ok, status } = await postOnServer(context, '/api/contact', { body: values })
  if (ok) return { isSent: true, values, problems }
  return data({ isSent: false, values, problems, failure: words.tryLater }, { status })
}

export default function ContactPage({ actionData: answer }: Route.ComponentProps) {
  const words = useWords(PAGE_WORDS)
  if (answer?.isSent) return <Thanks />
  return (
    <div className={`page-width ${styles.page}`}>
      <PageHeading title={words.write}>{words.writeLead}</PageHeading>
      <Island name="contact-form" props={{ isPage: true, answer }}>
        <ContactForm isPage answer={answer} />
      </Island>
    </div>
  )
}

function Thanks() {
  const words = useWords(PAGE_WORDS)
  const pathIn = usePathIn()
  const { sent, thanks } = useIslandWords().contact
  return (
    <div role="status">
      <EmptyState
        title={sent}
        action={
          <a href={pathIn('/')} className={buttonClass('primary')}>
            {words.backHome}
          </a>
        }
      >
        {thanks}
      </EmptyState>
    </div>
  )
}
