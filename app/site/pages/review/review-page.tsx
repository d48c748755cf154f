import { useText } from '#app/lib/messages/use-text.ts'
import { type PageInput, postOnServer } from '#app/lib/page/page-data.ts'
import type { PageMeta } from '#app/lib/page/page-title.ts'
import { getTexts, NOT_SENT, type ReceivedForm } from '#app/site/forms/form-answer.ts'
import { publicMeta } from '#app/site/frame/seo/public-meta.ts'
import { pageText } from '#app/site/page-texts/page-text.ts'
import { useSlot } from '#app/site/slots.ts'
import { PageHeading } from '#app/ui/display/page-heading.tsx'
import type { PageHost } from '#contract/site/page-host.ts'
import styles from './review-page.module.css'
import { REVIEW_FIELDS, type ReviewField, readReview, reviewProblems } from './review-problems.ts'
import { ReviewThanks } from './review-thanks.tsx'

export function reviewMeta(page: PageInput): PageMeta {
  const text = pageText(page)
  return publicMeta(page, {
    path: '/review',
    title: text('pages.more.reviewTitle'),
    description: text('pages.more.reviewDescription'),
  })
}

/** Receives the form from browsers without JavaScript. */
export async function receiveReview(host: PageHost, pathname: string): Promise<ReceivedForm<ReviewField>> {
  const form = await host.readForm()
  if (!form) return NOT_SENT
  const values = getTexts(form, REVIEW_FIELDS)
  const review = readReview(values)
  const text = pageText({ pathname })
  const problems = reviewProblems(review, text)
  if (Object.keys(problems).length > 0) return { answer: { values, problems }, isDone: false, status: 400 }
  const { ok, status, value } = await postOnServer(host, '/api/testimonials', {
    body: { ...review, rating: review.rating ?? '' },
  })
  if (ok) return { isDone: true, status: 200 }
  const { message = text('site.forms.tryLater') } = value as { message?: string }
  return { answer: { values, problems, failure: message }, isDone: false, status }
}

export function ReviewPage({ isSent }: { isSent: boolean }) {
  const text = useText()
  const form = useSlot('reviewForm')
  return (
    <div className={`page-width ${styles.page}`}>
      <PageHeading title={text('pages.more.reviewHeading')}>{text('pages.more.reviewLead')}</PageHeading>
      {isSent ? <ReviewThanks /> : form}
    </div>
  )
}
