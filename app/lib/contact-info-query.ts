import type { ContactInfo } from '#contract/settings.ts'
import { pathQuery } from './path-query.ts'

/** Stands in while the real one is on its way. */
export const DEFAULT_CONTACT_INFO: ContactInfo = {
  address: '123 Placeholder Street, Miami, FL 33101',
  phone: '(305) 555-0123',
  email: 'hello@moonlit-teepees.example',
  hours: 'Monday to Friday 9am to 5pm, weekends 10am to 4pm',
}

export const contactInfoQuery = pathQuery<ContactInfo>('/api/contact-info', { staleTime: 5 * 60 * 1000 })
