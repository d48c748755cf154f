import { type Message, message } from '#domain/foundation/messages/message.ts'
import type { PartyDay } from '#domain/foundation/time/party-day.ts'
import { type FaqEntry, faqChanges, OWN_QUESTION } from './faq.ts'
import { findRefusedLinks } from './formatted.ts'
import { getTextForm, type TextForm } from './site-texts.ts'
import type { SiteTexts, TextPlace } from './text-places.ts'
import type { UsualQuestion } from './usual-faq.ts'

/** The maximum length in characters of a text, by its form, and of the banner above every page. */
export const TEXT_LENGTHS: Readonly<Record<TextForm, number>> = { line: 160, paragraph: 1_000, lines: 600 }
const LINES_MOST = 8
export const NOTICE_LENGTH = 300

/** A banner above every page, from its first day through its last in the business's time zone. */
export type SiteNotice = { readonly text: string; readonly from: PartyDay; readonly until: PartyDay }

/** What the owner changed in the site's words, in one language. Anything missing is as on a new site. */
export type SiteContent = {
  readonly texts: Readonly<Partial<Record<TextPlace, string | undefined>>>
  readonly faq?: readonly FaqEntry[] | undefined
  readonly notice?: SiteNotice | undefined
  /** The words on the pages of areas, each with its area's id. */
  readonly areas?: readonly AreaWords[] | undefined
}

/** The owner's words on an area's page. */
export type AreaWords = {
  readonly id: number
  readonly lead?: string | undefined
  readonly text?: string | undefined
}

export const AS_NEW: SiteContent = { texts: {} }

/** The words of a new site, in one language. */
export type UsualContent = { readonly texts: SiteTexts; readonly faq: readonly UsualQuestion[] }

export function textsWith(changed: SiteContent['texts'], usual: SiteTexts): SiteTexts {
  const own = Object.entries(changed).filter(([place, text]) => text !== undefined && place in usual)
  return { ...usual, ...Object.fromEntries(own) }
}

/** Removes everything that is empty or the same as on a new site. */
export function onlyChanges(
  { texts, faq, notice, areas = [] }: SiteContent,
  usual: UsualContent,
): SiteContent {
  const changed = (Object.entries(texts) as [TextPlace, string | undefined][]).flatMap(
    ([place, text = '']) => {
      const tidy = tidied(text)
      return tidy === '' || tidy === usual.texts[place] ? [] : [[place, tidy] as const]
    },
  )
  const questions = faqChanges(faq, usual.faq)
  const written = areas.flatMap(writtenWords)
  return {
    texts: Object.fromEntries(changed),
    ...(questions && { faq: questions }),
    ...(notice && notice.text.trim() !== '' && { notice: { ...notice, text: notice.text.trim() } }),
    ...(written.length > 0 && { areas: written }),
  }
}

function writtenWords({ id, lead = '', text = '' }: AreaWords): AreaWords[] {
  const [tidyLead, tidyText] = [tidied(lead), tidied(text)]
  if (tidyLead === '' && tidyText === '') return []
  return [{ id, ...(tidyLead && { lead: tidyLead }), ...(tidyText && { text: tidyText }) }]
}

function tidied(text: string): string {
  return text.replace(/\r\n?/g, '\n').trim()
}

export function noticeOn({ notice }: SiteContent, day: PartyDay): SiteNotice | undefined {
  return notice && notice.from <= day && day <= notice.until ? notice : undefined
}

/** Why a content cannot be saved, and which field is at fault. */
type ContentProblem = { readonly field: string; readonly message: Message }

/** Returns the first problem with a content, if any. `usual` names the questions of a new site. */
export function findProblem(
  { texts, faq = [], notice, areas = [] }: SiteContent,
  usual: UsualContent,
): ContentProblem | undefined {
  const written = Object.entries(texts) as [TextPlace, string | undefined][]
  for (const [place, text = ''] of written) {
    const problem = textProblem(getTextForm(place), text)
    if (problem) return { field: `texts.${place}`, message: problem }
  }
  return faqProblem(faq, usual.faq) ?? noticeProblem(notice) ?? areasProblem(areas)
}

function textProblem(form: TextForm, text: string): Message | undefined {
  if (text.length > TEXT_LENGTHS[form]) return message('siteTexts.tooLong', { length: TEXT_LENGTHS[form] })
  if (form === 'line') return text.trim().includes('\n') ? message('siteTexts.oneLine') : undefined
  if (form === 'paragraph') return linkProblem(text)
  const lines = text.split('\n').filter((line) => line.trim() !== '')
  return lines.length > LINES_MOST ? message('siteTexts.tooManyLines', { lines: LINES_MOST }) : undefined
}

function faqProblem(faq: readonly FaqEntry[], usual: readonly UsualQuestion[]): ContentProblem | undefined {
  const known = new Set(usual.map(({ id }) => id))
  const seen = new Set<string>()
  for (const [at, { id, question, answer }] of faq.entries()) {
    const about = (field: 'id' | 'question' | 'answer', problem: Message) => ({
      field: `faq.${at}.${field}`,
      message: problem,
    })
    if (seen.has(id) || !(known.has(id) || OWN_QUESTION.test(id)))
      return about('id', message('siteTexts.unknownQuestion'))
    seen.add(id)
    if (isMissing(question, known.has(id))) return about('question', message('siteTexts.noQuestion'))
    if (isMissing(answer, known.has(id))) return about('answer', message('siteTexts.noAnswer'))
    const link = linkProblem(answer ?? '')
    if (link) return about('answer', link)
  }
  return undefined
}

/** A built-in question may be left as it is, but its texts may not be empty. */
function isMissing(text: string | undefined, isUsual: boolean): boolean {
  return text === undefined ? !isUsual : text.trim() === ''
}

function noticeProblem(notice: SiteNotice | undefined): ContentProblem | undefined {
  if (!notice || notice.text.trim() === '') return undefined
  if (notice.until < notice.from)
    return { field: 'notice.until', message: message('siteTexts.endsBeforeStart') }
  const link = linkProblem(notice.text)
  return link && { field: 'notice.text', message: link }
}

function areasProblem(areas: readonly AreaWords[]): ContentProblem | undefined {
  const seen = new Set<number>()
  for (const [at, { id, lead = '', text = '' }] of areas.entries()) {
    if (seen.has(id)) return { field: `areas.${at}.id`, message: message('siteTexts.areaTwice') }
    seen.add(id)
    const [inLead, inText] = [linkProblem(lead), linkProblem(text)]
    if (inLead) return { field: `areas.${at}.lead`, message: inLead }
    if (inText) return { field: `areas.${at}.text`, message: inText }
  }
  return undefined
}

function linkProblem(text: string): Message | undefined {
  const [link] = findRefusedLinks(text)
  return link === undefined ? undefined : message('siteTexts.refusedLink', { link: link.slice(0, 80) })
}
