import { data } from 'react-router'
import { postOnServer, prepare } from '#app/lib/page-data.ts'
import { themesQuery } from '#app/lib/themes-query.ts'
import { PageHeading } from '#app/ui/page-heading.tsx'
import { textsOf } from '../forms/form-answer.ts'
import { Island } from '../islands/island.tsx'
import { type Matches, publicMeta } from '../seo/public-meta.ts'
import { usePrepared } from '../use-prepared.ts'
import type { Route } from './+types/review-page'
import { ReviewForm } from './review-form.tsx'
import styles from './review-page.module.css'
import { REVIEW_FIELDS, readReview, reviewProblems } from './review-problems.ts'
import { ReviewThanks } from './review-thanks.tsx'

export const loader = ({ context }: Route.LoaderArgs) => prepare(context, [themesQuery])

export const meta = ({ matches }: { matches: Matches }) =>
  publicMeta({
    matches,
    path: '/review',
    title: 'Leave a Review',
    description: 'How was the sleepover? Tell other families about it.',
  })

/** Takes the form from browsers that send it by themselves. */
export async function action({ request, context }: Route.ActionArgs) {
  const values = await textsOf(request, REVIEW_FIELDS)
  const review = readReview(values)
  const problems = reviewProblems(review)
  if (Object.keys(problems).length > 0) return data({ isSent: false, values, problems }, { status: 400 })
  const { ok, status, value } = await postOnServer(context, '/api/testimonials', {
    body: { ...review, rating: review.rating ?? '' },
  })
  if (ok) return { isSent: true, values, problems }
  const { message = 'Please try again later.' } = value as { message?: string }
  return data({ isSent: false, values, problems, failure: message }, { status })
}

export default function ReviewPage({ actionData: answer }: Route.ComponentProps) {
  const themes = (usePrepared(themesQuery) ?? []).map(({ id, name }) => ({ id, name }))
  return (
    <div className={`page-width ${styles.page}`}>
      <PageHeading title="How was the sleepover?">
        Tell other families. We read every review before it appears, and change nothing in it.
      </PageHeading>
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
