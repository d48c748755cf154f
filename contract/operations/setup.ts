import { z } from 'zod'
import { describeCalls } from '../wire/endpoint.ts'

export const SETUP_STEPS = [
  'who',
  'look',
  'themes',
  'prices',
  'days',
  'cards',
  'mail',
  'terms',
  'try',
  'open',
] as const
export type SetupStep = (typeof SETUP_STEPS)[number]

const Step = z.object({
  id: z.enum(SETUP_STEPS),
  done: z.boolean(),
  sentence: z.string().describe('What was found, or what is left to do'),
  link: z.string().describe('Where to do it'),
})

/** The guide for an owner's first hour. */
export const Setup = z
  .object({ done: z.boolean().describe('All steps are done'), steps: z.array(Step) })
  .meta({ id: 'Setup' })
export type Setup = z.infer<typeof Setup>

const staff = describeCalls({ tag: 'Settings', staff: 'settings' })
export const readSetup = staff.get(
  '/api/admin/setup',
  'List the setup steps of a new site, each checked as the doctor checks it',
  { inStaffLanguage: true, returns: Setup },
)
