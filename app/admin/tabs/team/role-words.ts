import type { Role } from '#contract/permissions.ts'

export const ROLE_NAMES: Readonly<Record<Role, string>> = { owner: 'Owner', office: 'Office', crew: 'Crew' }

export const ROLE_SENTENCES: Readonly<Record<Role, string>> = {
  owner: 'Everything, the team, prices and API keys included.',
  office: 'Everything but the team, delivery and tax prices, API keys and webhooks.',
  crew: 'Dates, run sheets and where to deliver what. No money, and nothing to change.',
}
