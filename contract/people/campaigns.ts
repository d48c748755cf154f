import { z } from 'zod'
import { eachLanguage, LANGUAGES } from '#domain/foundation/text/language.ts'
import { CAMPAIGN_STATES, MAIL_SKIP_REASONS } from '#domain/people/follow-ups/campaigns.ts'
import { Picture } from '../catalogue/pictures.ts'
import { describeCalls, namedObject } from '../wire/endpoint.ts'
import { fieldError } from '../wire/field-message.ts'
import { imagePath, instant, language, NO_NUL, tooLong, UNSTORABLE } from '../wire/fields.ts'
import { SUBJECT_MAX } from './mail-texts.ts'

export const BODY_MAX = 6000
export const BUTTON_MAX = 60
export const PICTURES_MAX = 4

const typed = (max: number) => z.string().regex(NO_NUL, UNSTORABLE).trim().max(max, tooLong(max))

const Words = z.object({
  subject: typed(SUBJECT_MAX),
  heading: typed(SUBJECT_MAX),
  body: typed(BODY_MAX).describe('Paragraphs, separated by an empty line'),
  button: typed(BUTTON_MAX).describe('The label of the button to the wizard; empty: no button'),
})
/** Texts may be empty while it is a draft. */
const words = z.object(eachLanguage(() => Words))
const content = {
  words,
  pictures: z
    .array(imagePath())
    .max(PICTURES_MAX, fieldError('campaigns.pictures'))
    .describe('The first is above the text, the others below it'),
}
const audience = z
  .object({
    subscribers: z.boolean().describe('People who confirmed that they want the newsletter'),
    families: z.boolean().describe('Families whose party is over'),
  })
  .refine(({ subscribers, families }) => subscribers || families, fieldError('campaigns.nobody'))
const CampaignDraft = z.object({
  ...content,
  // The list of newsletters names each by its subject.
  words: words.superRefine((inLanguages, context) => {
    if (LANGUAGES.some((one) => inLanguages[one].subject !== '')) return
    for (const one of LANGUAGES)
      context.addIssue({
        code: 'custom',
        path: [one, 'subject'],
        message: fieldError('campaigns.subjectNeeded'),
      })
  }),
  audience,
})
export type CampaignDraft = z.output<typeof CampaignDraft>

const count = z.int()
const Campaign = namedObject('Campaign', {
  ...content,
  audience,
  id: z.int(),
  version: z.int(),
  state: z.enum(CAMPAIGN_STATES),
  knownPictures: z.record(z.string(), Picture),
  sent: count.describe('Handed to the mail server, or waiting for it'),
  waiting: count,
  skipped: z
    .record(z.enum([...MAIL_SKIP_REASONS, 'too-late']), count)
    .describe('The number skipped, by reason'),
  createdAt: instant,
  startedAt: instant.nullable(),
  endedAt: instant.nullable(),
})
export type Campaign = z.infer<typeof Campaign>

const Campaigns = z.object({
  campaigns: z.array(Campaign),
  audience: z
    .object({ subscribers: count, unconfirmed: count, families: count, all: count })
    .describe('How many mailboxes each group would reach today; all counts a mailbox in both once'),
  mailsPerMinute: count,
})
export type Campaigns = z.infer<typeof Campaigns>

const staff = describeCalls({ tag: 'Newsletter', staff: 'customers' })

export const listCampaigns = staff.get(
  '/api/admin/campaigns',
  'List newsletters, newest first, and the number of recipients',
  { returns: Campaigns },
)
export const createCampaign = staff.post('/api/admin/campaigns', 'Create a draft newsletter', {
  body: CampaignDraft,
  creates: Campaign,
  refuses: [409],
})
export const changeCampaign = staff.put('/api/admin/campaigns/:id', 'Update a draft', {
  body: CampaignDraft.extend({ version: z.int32() }),
  returns: Campaign,
  refuses: [409],
})
export const deleteCampaign = staff.delete('/api/admin/campaigns/:id', 'Delete a draft', { refuses: [409] })
export const startCampaign = staff.post(
  '/api/admin/campaigns/:id/send',
  'Start sending a draft, or resume a stopped newsletter',
  { body: z.object({ version: z.int32() }), returns: Campaign, refuses: [409] },
)
export const stopCampaign = staff.post(
  '/api/admin/campaigns/:id/stop',
  'Stop a newsletter; emails not yet sent are not sent',
  { returns: Campaign, refuses: [409] },
)
export const previewCampaign = staff.post(
  '/api/admin/campaign-preview',
  'Preview a newsletter; nothing is stored',
  {
    body: z.object({ ...content, language }),
    returns: z.object({ subject: z.string(), html: z.string(), text: z.string() }),
  },
)
export const testCampaign = staff.post(
  '/api/admin/campaign-test',
  'Send a newsletter to your own address only',
  {
    body: z.object({ ...content, language }),
    returns: z.object({ sentTo: z.string() }),
    refuses: [409, 429],
  },
)
