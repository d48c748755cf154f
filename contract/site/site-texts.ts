import { z } from 'zod'
import { NOTICE_LENGTH } from '#domain/site/site-texts/content.ts'
import { FAQ_LIMITS } from '#domain/site/site-texts/faq.ts'
import { TEXT_PLACES } from '#domain/site/site-texts/text-places.ts'
import { describeCalls, namedObject } from '../wire/endpoint.ts'
import { fieldError } from '../wire/field-message.ts'
import { instant, language, NO_NUL, partyDay, pathId, tooLong, UNSTORABLE } from '../wire/fields.ts'
import { AreaWords, asDraft } from './areas.ts'

const TEXT_MAX = 5_000

const place = z.enum(TEXT_PLACES, fieldError('siteTexts.noSuchText'))
const words = (max: number) => z.string().regex(NO_NUL, UNSTORABLE).max(max, tooLong(max))

const FaqEntry = namedObject(
  'FaqEntry',
  {
    id: z.string().max(40),
    question: words(FAQ_LIMITS.question).optional(),
    answer: words(FAQ_LIMITS.answer).optional(),
    isHidden: z.literal(true).optional(),
  },
  'Fields missing from a default question are as on a new site',
)

const SiteNotice = z
  .object({ text: words(NOTICE_LENGTH), from: partyDay(), until: partyDay() })
  .meta({ id: 'SiteNotice', description: 'A bar above every page, from its first day through its last' })

/** What the owner changed in the site's words, in one language. */
export const SiteContent = namedObject('SiteContent', {
  texts: z
    .partialRecord(place, words(TEXT_MAX).optional())
    .describe('By place, in a subset of Markdown: bold, italic, links, lists, line breaks'),
  faq: z
    .array(FaqEntry)
    .max(FAQ_LIMITS.questions, fieldError('siteTexts.tooManyQuestions', { most: FAQ_LIMITS.questions }))
    .optional(),
  notice: SiteNotice.optional(),
  areas: z.array(AreaWords).max(200).optional(),
})

const FaqQuestion = namedObject('FaqQuestion', {
  id: z.string(),
  question: z.string(),
  answer: z.string().describe('Plain text'),
  markdown: z.string().describe('The answer in Markdown'),
})

const PublicSiteTexts = namedObject(
  'PublicSiteTexts',
  {
    texts: z.partialRecord(place, z.string().optional()),
    faq: z.array(FaqEntry).optional(),
    notice: z.object({ text: z.string() }).optional(),
  },
  'Only what differs from a new site, today',
)
export type PublicSiteTexts = z.infer<typeof PublicSiteTexts>

const SiteTextVersion = namedObject('SiteTextVersion', {
  version: z.int(),
  content: SiteContent,
  savedAt: instant,
  savedBy: z.string(),
  publishedAt: instant.nullable().describe('When it was last published; null for a draft'),
  publishedBy: z.string().nullable(),
  isCurrent: z.boolean().describe('The version that visitors see'),
})
export type SiteTextVersion = z.infer<typeof SiteTextVersion>

const StaffSiteTexts = namedObject('StaffSiteTexts', {
  language,
  usual: z
    .object({
      texts: z.record(place, z.string()),
      faq: z.array(z.object({ id: z.string(), question: z.string(), answer: z.string() })),
    })
    .describe('The texts of a new site, under today’s settings'),
  versions: z
    .array(SiteTextVersion)
    .describe('Newest first: the published ones, preceded by at most one draft'),
})
export type StaffSiteTexts = z.infer<typeof StaffSiteTexts>

const tag = 'Site texts'
const visitors = describeCalls({ tag, staff: false })
const staff = describeCalls({ tag, staff: 'settings' })
const whichLanguage = z.object({ language: language.default('en') })

export const readFaq = visitors.get(
  '/api/faq',
  'List the questions and answers of the home page, in the reader’s language',
  { returns: z.array(FaqQuestion) },
)
export const readSiteTexts = visitors.get(
  '/api/site-texts',
  'List the site texts that the owner changed, in the reader’s language',
  { query: asDraft, returns: PublicSiteTexts, refuses: [401, 403, 404] },
)
export const readStaffSiteTexts = staff.get(
  '/api/admin/site-texts',
  'Get the site texts in one language: the defaults, and all versions of the owner’s',
  { query: whichLanguage, returns: StaffSiteTexts },
)
export const saveSiteTexts = staff.put(
  '/api/admin/site-texts',
  'Save the draft of the site texts in one language, replacing the previous draft',
  {
    query: whichLanguage,
    body: SiteContent.extend({
      version: z
        .int32()
        .optional()
        .describe('The newest version that the change is based on; 0 if there was none'),
    }),
    returns: StaffSiteTexts,
    refuses: [409],
  },
)
export const publishSiteTexts = staff.post(
  '/api/admin/site-texts/:version/publish',
  'Publish a version: the draft, or an earlier one again',
  { params: { version: pathId }, returns: StaffSiteTexts },
)
export const discardSiteTexts = staff.delete('/api/admin/site-texts/:version', 'Discard a draft', {
  params: { version: pathId },
  returns: StaffSiteTexts,
  refuses: [409],
})
