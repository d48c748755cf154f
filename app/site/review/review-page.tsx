import { useWords } from '#app/lib/language/in-both.ts'
import { type PageInput, postOnServer } from '#app/lib/page/page-data.ts'
import type { PageMeta } from '#app/lib/page/page-title.ts'
import { siteText } from '#app/site/site-text.ts'
import { PageHeading } from '#app/ui/display/page-heading.tsx'
import type { PageHost } from '#contract/site/page-host.ts'
import { languageOfPath } from '#domain/site/page-path.ts'
import { getTexts, NOT_SENT, type ReceivedForm } from '../forms/form-answer.ts'
import { getWords, publicMeta } from '../seo/public-meta.ts'
import { useSlot } from '../slots.ts'
import { PAGE_WORDS } from '../words/page-words.ts'
import styles from './review-page.module.css'
import { REVIEW_FIELDS, type ReviewField, readReview, reviewProblems } from './review-problems.ts'
import { ReviewThanks } from './review-thanks.tsx'

export function reviewMeta(page: PageInput): PageMeta {
  const words = getWords(PAGE_WORDS, page)
  return publicMeta(page, {
    path: '/review',
    title: words.reviewTitle,
    description: words.reviewDescription,
  })
}

/** Receives the form from browsers that send it without script. */
export async function receiveReview(host: PageHost, pathname: string): Promise<ReceivedForm<ReviewField>> {
  const form = await host.readForm()
  if (!form) return NOT_SENT
  const values = getTexts(form, REVIEW_FIELDS)
  const review = readReview(values)
  const text = siteText(languageOfPath(pathname))
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
  const words = useWords(PAGE_WORDS)
  const form = useSlot('reviewForm')
  return (
    <div className={`page-width ${styles.page}`}>
      <PageHeading title={words.reviewHeading}>{words.reviewLead}</PageHeading>
      {isSent ? <ReviewThanks /> : form}
    </div>
  )
}
