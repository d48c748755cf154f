import { postOnServer } from '#app/lib/page-data.ts'
import { pageMeta } from '#app/lib/page-title.ts'
import type { Route } from './+types/confirm-page'
import { answerOf, LinkPage } from './link-page.tsx'
import { NEWSLETTER_LINK_WORDS } from './newsletter-words.ts'

export const meta = () => pageMeta({ title: NEWSLETTER_LINK_WORDS.confirm.title, robots: 'noindex' })

export async function action({ params: { token }, context }: Route.ActionArgs) {
  return answerOf(await postOnServer(context, '/api/newsletter/confirm', { body: { token } }))
}

export default function ConfirmPage({ actionData }: Route.ComponentProps) {
  return <LinkPage what="confirm" answer={actionData} />
}
