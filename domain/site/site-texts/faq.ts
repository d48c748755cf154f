import type { UsualQuestion } from './usual-faq.ts'

export const FAQ_LIMITS = { questions: 40, question: 200, answer: 2_000 } as const

/**
 * A question in the place the owner chose. Whatever is missing from a built-in question stays as on a new site. The
 * owner's own questions have both texts.
 */
export type FaqEntry = {
  readonly id: string
  readonly question?: string | undefined
  readonly answer?: string | undefined
  readonly isHidden?: true | undefined
}

export type FaqQuestion = UsualQuestion & { readonly isHidden: boolean; readonly isOwn: boolean }

/** Ids of the owner's own questions; all others are ids from `usualFaq`. */
export const OWN_QUESTION = /^own-[a-z0-9]{1,24}$/

/**
 * Returns every question in order, including hidden ones. Built-in questions that the owner has not placed come last.
 */
export function faqInOrder(
  entries: readonly FaqEntry[] | undefined,
  usual: readonly UsualQuestion[],
): readonly FaqQuestion[] {
  const known = new Map(usual.map((question) => [question.id, question]))
  const placed = (entries ?? []).flatMap((entry): FaqQuestion[] => {
    const { id, question = known.get(id)?.question, answer = known.get(id)?.answer } = entry
    if (question === undefined || answer === undefined) return []
    return [{ id, question, answer, isHidden: entry.isHidden === true, isOwn: !known.has(id) }]
  })
  const ids = new Set(placed.map(({ id }) => id))
  const others = usual.filter(({ id }) => !ids.has(id))
  return [...placed, ...others.map((question) => ({ ...question, isHidden: false, isOwn: false }))]
}

/** Returns the questions that visitors see. */
export function shownFaq(
  entries: readonly FaqEntry[] | undefined,
  usual: readonly UsualQuestion[],
): readonly UsualQuestion[] {
  return faqInOrder(entries, usual)
    .filter(({ isHidden }) => !isHidden)
    .map(({ id, question, answer }) => ({ id, question, answer }))
}

/** Returns only what differs from a new site; undefined if nothing does, not even the order. */
export function faqChanges(
  entries: readonly FaqEntry[] | undefined,
  usual: readonly UsualQuestion[],
): readonly FaqEntry[] | undefined {
  const known = new Map(usual.map((question) => [question.id, question]))
  const changed = faqInOrder(entries, usual).map(({ id, question, answer, isHidden }): FaqEntry => {
    const before = known.get(id)
    return {
      id,
      ...(question !== before?.question && { question }),
      ...(answer !== before?.answer && { answer }),
      ...(isHidden && { isHidden }),
    }
  })
  const isUsual =
    changed.length === usual.length &&
    changed.every((entry, at) => entry.id === usual[at]?.id && Object.keys(entry).length === 1)
  return isUsual ? undefined : changed
}
