import type { ContactInfo } from '#contract/settings.ts'
import { NEW_CONTACT_INFO } from '#domain/new-site.ts'
import { pathQuery } from './path-query.ts'

/** Stands in while the real one is on its way. */
export const DEFAULT_CONTACT_INFO: ContactInfo = NEW_CONTACT_INFO

export const contactInfoQuery = pathQuery<ContactInfo>('/api/contact-info', { staleTime: 5 * 60 * 1000 })
