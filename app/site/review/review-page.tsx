import { data } from 'react-router'
import { useWords } from '#app/lib/in-both.ts'
import { postOnServer, prepare } from '#app/lib/page-data.ts'
import { themesQuery } from '#app/lib/themes-query.ts'
import { PageHeading } from '#app/ui/page-heading.tsx'
import { languageOfPath } from '#domain/site/page-path.ts'
import { textsOf } from '../forms/form-answer.ts'
import { Island } from '../islands/island.tsx'
import { islandWordsIn } from '../islands/page-words-in.ts'
import { type PageArgs, publicMeta, wordsOf } from '../seo/public-meta.ts'
import { usePrepared } from '../use-prepared.ts'
import { PAGE_WORDS } from '../words/page-words.ts'
import type { Route } from './+types/review-page'
import { ReviewForm } from './review-form.tsx'
import styles from './review-page.module.css'
import { REVIEW_FIELDS, readReview, reviewProblems } from './review-problems.ts'
import { ReviewThanks } from './review-thanks.tsx'

export const loader = ({ context }: Route.LoaderArgs) => prepare(context, [themesQuery])

export function meta({ matches, location }: PageArgs) {
  const words = wordsOf(PAGE_WORDS, location)
  return publicMeta({
    matches,
    location,
    path: '/review',
    title: words.reviewTitle,
    description: words.reviewDescription,
  })
}

/** Receives the form from browsers that send it without script. */
export async function action({ request, context }: Route.ActionArgs) {
  const values = await textsOf(request, REVIEW_FIELDS)
  const review = readReview(values)
  const words = islandWordsIn(languageOfPath(new URL(request.url).pathname))
  const problems = reviewProblems(review, words.review)
  if (Object.keys(problems).length > 0) return data({ isSent: false, values, problems }, { status: 400 })
  const { ok, status, value } = await postOnServer(context, '/api/testimonials', {
    body: { ...review, rating: review.rating ?? '' },
  })
  if (ok) return { isSent: true, values, problems }
  const { message = words.tryLater } = value as { message?: string }
  return data({ isSent: false, values, problems, failure: message }, { status })
}

export default function ReviewPage({ actionData: answer }: Route.ComponentProps) {
  const themes = (usePrepared(themesQuery) ?? []).map(({ id, name }) => ({ id, name }))
  const words = useWords(PAGE_WORDS)
  return (
    <div className={`page-width ${styles.page}`}>
      <PageHeading title={words.reviewHeading}>{words.reviewLead}</PageHeading>
      {answer?.isSent ? (
        <ReviewThanks />
      ) : (
        <Island name="review-form" props={{ themes, answer }}>
          <ReviewForm themes={themes} answer={answer} />
        </Island>
      )}
    </div>
  )
}
