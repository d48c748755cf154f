import type { ContactInfo } from '#contract/site/settings.ts'
import { NEW_CONTACT_INFO } from '#domain/site/new-site.ts'
import { apiQuery } from './api-query.ts'

/** Used until the real one has loaded. */
export const DEFAULT_CONTACT_INFO: ContactInfo = NEW_CONTACT_INFO

export const contactInfoQuery = apiQuery('/api/contact-info', { staleTime: 5 * 60 * 1000 })
