import { useText } from '#app/lib/messages/use-text.ts'
import { hiddenMeta } from '#app/lib/page/hidden-meta.ts'
import { type PageInput, postOnServer } from '#app/lib/page/page-data.ts'
import type { PageMeta } from '#app/lib/page/page-title.ts'
import { getTexts, NOT_SENT, type ReceivedForm } from '#app/site/forms/form-answer.ts'
import { FormThanks } from '#app/site/forms/form-thanks.tsx'
import { pageText } from '#app/site/page-texts/page-text.ts'
import { useSlot } from '#app/site/slots.ts'
import { readPageTexts, useSiteText } from '#app/site/texts/site-texts.ts'
import { PageHeading } from '#app/ui/display/page-heading.tsx'
import type { PageHost } from '#contract/site/page-host.ts'
import styles from './contact-page.module.css'
import { type ContactField, contactProblems } from './contact-problems.ts'

export const contactMeta = (page: PageInput): PageMeta =>
  hiddenMeta(page, readPageTexts(page).texts['contact.title'])

/** Receives the home page's form from browsers without JavaScript. */
export async function receiveContact(host: PageHost, pathname: string): Promise<ReceivedForm<ContactField>> {
  const form = await host.readForm()
  if (!form) return NOT_SENT
  const values = getTexts(form, ['name', 'email', 'subject', 'message'])
  const text = pageText({ pathname })
  const problems = contactProblems(values, text)
  if (Object.keys(problems).length > 0) return { answer: { values, problems }, isDone: false, status: 400 }
  const { ok, status } = await postOnServer(host, '/api/contact', { body: values })
  if (ok) return { isDone: true, status: 200 }
  return { answer: { values, problems, failure: text('site.forms.tryLater') }, isDone: false, status }
}

export function ContactPage({ isSent }: { isSent: boolean }) {
  const siteText = useSiteText()
  const text = useText()
  const form = useSlot('contactForm')
  if (isSent) return <FormThanks title={text('site.contact.sent')}>{text('site.contact.thanks')}</FormThanks>
  return (
    <div className={`page-width ${styles.page}`}>
      <PageHeading title={siteText('contact.title')}>{siteText('contact.lead')}</PageHeading>
      {form}
    </div>
  )
}
