import { postOnServer } from '#app/lib/page-data.ts'
import { pageMeta } from '#app/lib/page-title.ts'
import { type Here, wordsOf } from '../seo/public-meta.ts'
import type { Route } from './+types/unsubscribe-page'
import { answerOf, LinkPage } from './link-page.tsx'
import { NEWSLETTER_LINK_WORDS } from './newsletter-words.ts'

export const meta = ({ location }: { location: Here }) =>
  pageMeta({ title: wordsOf(NEWSLETTER_LINK_WORDS, location).unsubscribe.title, robots: 'noindex' })

export async function action({ params: { token }, request, context }: Route.ActionArgs) {
  return answerOf(await postOnServer(context, '/api/newsletter/unsubscribe', { body: { token } }), request)
}

export default function UnsubscribePage({ actionData }: Route.ComponentProps) {
  return <LinkPage what="unsubscribe" answer={actionData} />
}
