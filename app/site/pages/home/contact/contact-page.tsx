import { usePathIn } from '#app/lib/language/language.ts'
import { useText } from '#app/lib/messages/use-text.ts'
import { hiddenMeta } from '#app/lib/page/hidden-meta.ts'
import { type PageInput, postOnServer } from '#app/lib/page/page-data.ts'
import type { PageMeta } from '#app/lib/page/page-title.ts'
import { getTexts, NOT_SENT, type ReceivedForm } from '#app/site/forms/form-answer.ts'
import { pageText } from '#app/site/page-texts/page-text.ts'
import { useSlot } from '#app/site/slots.ts'
import { readPageTexts, useSiteText } from '#app/site/texts/site-texts.ts'
import { buttonClass } from '#app/ui/controls/button.tsx'
import { EmptyState } from '#app/ui/display/empty-state.tsx'
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
  const form = useSlot('contactForm')
  if (isSent) return <Thanks />
  return (
    <div className={`page-width ${styles.page}`}>
      <PageHeading title={siteText('contact.title')}>{siteText('contact.lead')}</PageHeading>
      {form}
    </div>
  )
}

function Thanks() {
  const text = useText()
  const pathIn = usePathIn()
  return (
    <div role="status">
      <EmptyState
        title={text('site.contact.sent')}
        action={
          <a href={pathIn('/')} className={buttonClass('primary')}>
            {text('pages.frame.backHome')}
          </a>
        }
      >
        {text('site.contact.thanks')}
      </EmptyState>
    </div>
  )
}
