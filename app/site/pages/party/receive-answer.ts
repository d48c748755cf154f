import { fillPath } from '#app/lib/api/api.ts'
import { apiQuery } from '#app/lib/api/api-query.ts'
import { readOnServer } from '#app/lib/page/page-data.ts'
import { pageText } from '#app/site/page-texts/page-text.ts'
import type { CallPath } from '#contract/calls.ts'
import type { PublicParty } from '#contract/family/guest-list.ts'
import type { PageHost } from '#contract/site/page-host.ts'
import type { ApiError } from '#contract/wire/errors.ts'

const ANSWERS = '/api/parties/:token/answers' satisfies CallPath<'post'>
const ANSWER = '/api/parties/:token/answers/:answer' satisfies CallPath<'put'>

const FIELDS = [
  'firstName',
  'siblings',
  'coming',
  'allergies',
  'nightPhone',
  'pickup',
  'consentedBy',
] as const
export type PartyField = (typeof FIELDS)[number]
type PartyValues = Readonly<Partial<Record<PartyField | 'films' | 'photos', string>>>

/** What the page shows: the party, and what became of an answer that was sent. */
export type PartyState = {
  readonly status: number
  /** Missing if the link is not valid. */
  readonly party?: PublicParty | undefined
  /** The secret that changes the answer. */
  readonly answer: string
  readonly isSent: boolean
  readonly values: PartyValues
  readonly problems: Readonly<Partial<Record<string, string>>>
  readonly failure?: string | undefined
}

type Link = {
  readonly token: string
  readonly answer: string
  readonly pathname: string
  /** It was just answered. */
  readonly isSent: boolean
}

/** Sends what a guest's parent submitted, and returns what the page shows then. Works without scripts. */
export async function receiveAnswer(
  host: PageHost,
  { token, answer, pathname, isSent }: Link,
): Promise<PartyState> {
  const form = await host.readForm()
  if (!form) {
    const state = await show(host, { token, answer })
    return { ...state, isSent: isSent && state.answer !== '' }
  }
  const given = String(form.get('answer') ?? '')
  const reply = given
    ? await host.api.send(fillPath(ANSWER, { params: { token, answer: given } }), toBody(form), {
        method: 'PUT',
      })
    : await host.api.send(fillPath(ANSWERS, { params: { token } }), toBody(form), {
        idempotencyKey: String(form.get('key') ?? ''),
      })
  if (reply.ok) {
    const stored = (reply.value as { answer: string }).answer
    return { ...(await show(host, { token, answer: stored })), isSent: true }
  }
  const { message, errors = [] } = reply.value as ApiError
  const problems = Object.fromEntries(errors.map((error) => [error.path, error.message]))
  return {
    ...(await show(host, { token, answer: given })),
    status: reply.status,
    values: toValues(form),
    problems,
    failure: errors.length > 0 ? undefined : (message ?? pageText({ pathname })('pages.party.failed')),
  }
}

async function show(host: PageHost, { token, answer }: Pick<Link, 'token' | 'answer'>): Promise<PartyState> {
  const query = apiQuery('/api/parties/:token', { params: { token }, query: answer ? { answer } : {} })
  const { ok, status, value } = await readOnServer(host, query)
  const party = ok ? value : undefined
  return {
    status,
    party,
    answer: party?.answer ? answer : '',
    isSent: false,
    values: party?.answer ? toTyped(party.answer) : {},
    problems: {},
  }
}

function toTyped(answer: NonNullable<PublicParty['answer']>): PartyValues {
  const { firstName, siblings, coming, allergies, nightPhone, pickup, consentedBy, allowed } = answer
  return {
    ...{ firstName, siblings: String(siblings), coming, allergies: allergies ?? '' },
    ...{ nightPhone: nightPhone ?? '', pickup: pickup ?? '', consentedBy: consentedBy ?? '' },
    ...(allowed?.films && { films: 'on' }),
    ...(allowed?.photos && { photos: 'on' }),
  }
}

function toValues(form: FormData): PartyValues {
  return Object.fromEntries(
    [...FIELDS, 'films', 'photos'].map((name) => [name, String(form.get(name) ?? '')]),
  )
}

function toBody(form: FormData) {
  const { films, photos, siblings = '', ...values } = toValues(form)
  const isAllowed = Boolean(films) || Boolean(photos)
  return {
    ...values,
    siblings: siblings || '0',
    // Without consent, nothing was decided about films and photos.
    allowed:
      isAllowed || values.consentedBy?.trim() ? { films: Boolean(films), photos: Boolean(photos) } : null,
  }
}
