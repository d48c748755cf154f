import { useText } from '#app/lib/messages/use-text.ts'
import { hiddenMeta } from '#app/lib/page/hidden-meta.ts'
import { type PageInput, postOnServer } from '#app/lib/page/page-data.ts'
import type { PageMeta } from '#app/lib/page/page-title.ts'
import { getTexts } from '#app/site/forms/form-answer.ts'
import { pageText } from '#app/site/page-texts/page-text.ts'
import { useSlot } from '#app/site/slots.ts'
import { useSiteText } from '#app/site/texts/site-texts.ts'
import { PageHeading } from '#app/ui/display/page-heading.tsx'
import type { PageHost } from '#contract/site/page-host.ts'
import styles from './newsletter-page.module.css'

export const newsletterMeta = (page: PageInput): PageMeta =>
  hiddenMeta(page, pageText(page)('pages.more.newsletter'))

/** Receives the footer's form from browsers without JavaScript. */
export async function receiveNewsletter(host: PageHost, pathname: string) {
  const form = await host.readForm()
  if (!form) return { isSubscribed: false, status: 200 }
  const { 'newsletter-email': email } = getTexts(form, ['newsletter-email'])
  const { ok, status, value } = await postOnServer(host, '/api/newsletter', { body: { email: email.trim() } })
  if (ok) return { isSubscribed: true, status: 200 }
  const failed = pageText({ pathname })('site.newsletter.failed')
  const { message: problem = failed } = value as { message?: string }
  return { isSubscribed: false, status, answer: { email, problem } }
}

export function NewsletterPage({ isSubscribed }: { isSubscribed: boolean }) {
  const siteText = useSiteText()
  const text = useText()
  const form = useSlot('newsletterForm')
  return (
    <div className={`page-width ${styles.page}`}>
      <PageHeading title={text('pages.more.newsletter')}>{siteText('footer.newsletter')}</PageHeading>
      {isSubscribed ? <p role="status">{text('site.newsletter.subscribed')}</p> : form}
    </div>
  )
}
