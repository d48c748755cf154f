import { useWords } from '#app/lib/language/in-both.ts'
import { type PageInput, postOnServer } from '#app/lib/page/page-data.ts'
import { type PageMeta, pageMeta } from '#app/lib/page/page-title.ts'
import { PageHeading } from '#app/ui/display/page-heading.tsx'
import type { PageHost } from '#contract/site/page-host.ts'
import { languageOfPath } from '#domain/site/page-path.ts'
import { getTexts } from '../forms/form-answer.ts'
import { getWords } from '../seo/public-meta.ts'
import { useSlot } from '../slots.ts'
import { useSiteText } from '../texts/site-texts.ts'
import { useIslandWords } from '../words/island-words.ts'
import { PAGE_WORDS } from '../words/page-words.ts'
import { pageWordsIn } from '../words/page-words-in.ts'
import styles from './newsletter-page.module.css'

export const newsletterMeta = (page: PageInput): PageMeta =>
  pageMeta({ title: getWords(PAGE_WORDS, page).newsletter, robots: 'noindex' })

/** Receives the footer's form from browsers that send it without script. */
export async function receiveNewsletter(host: PageHost, pathname: string) {
  const form = await host.readForm()
  if (!form) return { isSubscribed: false, status: 200 }
  const { 'newsletter-email': email } = getTexts(form, ['newsletter-email'])
  const { ok, status, value } = await postOnServer(host, '/api/newsletter', { body: { email: email.trim() } })
  if (ok) return { isSubscribed: true, status: 200 }
  const { failed } = pageWordsIn(languageOfPath(pathname)).island.newsletter
  const { message: problem = failed } = value as { message?: string }
  return { isSubscribed: false, status, answer: { email, problem } }
}

export function NewsletterPage({ isSubscribed }: { isSubscribed: boolean }) {
  const words = useWords(PAGE_WORDS)
  const text = useSiteText()
  const { subscribed } = useIslandWords().newsletter
  const form = useSlot('newsletterForm')
  return (
    <div className={`page-width ${styles.page}`}>
      <PageHeading title={words.newsletter}>{text('footer.newsletter')}</PageHeading>
      {isSubscribed ? <p role="status">{subscribed}</p> : form}
    </div>
  )
}
