import { z } from 'zod'
import { BOOKING_STATUSES } from '#domain/booking/status.ts'
import { WAITING_STATUSES } from '#domain/family/waiting-list.ts'
import { NOTES_MAXIMUM_LENGTH } from '#domain/people/customers/customer-record.ts'
import { SUBSCRIPTION_STATES } from '#domain/site/newsletter.ts'
import { describeCalls, namedObject } from '../wire/endpoint.ts'
import { fieldError } from '../wire/field-message.ts'
import {
  decimal,
  instant,
  NO_NUL,
  pagePlace,
  pageRequest,
  searchText,
  storedId,
  tooLong,
  UNSTORABLE,
  wholeBetween,
} from '../wire/fields.ts'
import { ContactMessage } from './contact.ts'

export const CUSTOMER_SORTS = ['latest', 'name', 'bookings', 'paid'] as const
export type CustomerSort = (typeof CUSTOMER_SORTS)[number]

const paidAmount = decimal.describe('Payments minus refunds, including refunds on their way')

/** A family in the list. */
export const Customer = namedObject('Customer', {
  id: z.int(),
  name: z.string().describe('As in the newest booking, message or waiting list entry'),
  emails: z.array(z.string()),
  phones: z.array(z.string()),
  bookingCount: z.int().describe('Without canceled ones'),
  lastPartyDay: z.string().nullable(),
  paidAmount,
  birthMonth: z.int().nullable().describe('From 1 to 12; null if unknown'),
  hasNotes: z.boolean(),
})
export type Customer = z.infer<typeof Customer>

export const CustomerPage = z.object({
  customers: z.array(Customer),
  ...pagePlace,
})
export type CustomerPage = z.infer<typeof CustomerPage>

const customerFilters = z.object({
  search: searchText.optional(),
  sort: z.enum(CUSTOMER_SORTS).default('latest'),
  ...pageRequest(200),
})
export type CustomerFilters = z.output<typeof customerFilters>

const CustomerParty = z.object({
  id: z.int(),
  reference: z.string(),
  themeName: z.string(),
  bookingDate: z.string(),
  bookingStatus: z.enum(BOOKING_STATUSES),
  numberOfTeepees: z.int(),
  totalAmount: decimal,
  paidAmount,
  owedAmount: decimal.describe('What is left to pay; zero for a party that does not take place'),
  sameAgainUrl: z.string().describe('Opens the booking pages with this party, without its day'),
})
export type CustomerParty = z.infer<typeof CustomerParty>

const CustomerConsent = z.object({
  kind: z.enum(['texts', 'pictures', 'terms']),
  step: z.enum(['given', 'withdrawn', 'stopped']),
  about: z.string().describe('A phone number, a booking number, or the version of the terms'),
  at: instant.nullable(),
})
export type CustomerConsent = z.infer<typeof CustomerConsent>

/** Everything stored about one family. */
export const CustomerDetails = Customer.extend({
  notes: z.string(),
  version: z.int(),
  bookings: z.array(CustomerParty),
  messages: z.array(ContactMessage),
  waiting: z.array(
    z.object({ id: z.int(), bookingDate: z.string(), status: z.enum(WAITING_STATUSES), createdAt: instant }),
  ),
  newsletter: z.array(z.object({ email: z.string(), state: z.enum(SUBSCRIPTION_STATES) })),
  consents: z.array(CustomerConsent).describe('What the family agreed to or revoked, besides the newsletter'),
  lookalikes: z
    .array(z.object({ id: z.int(), name: z.string(), emails: z.array(z.string()) }))
    .describe('Other customers with the same name or phone number'),
  whyNotErasable: z.string().nullable().describe('Why the data must be kept for now'),
}).meta({ id: 'CustomerDetails' })
export type CustomerDetails = z.infer<typeof CustomerDetails>

export const CustomerChange = z.object({
  notes: z
    .string()
    .regex(NO_NUL, UNSTORABLE)
    .trim()
    .max(NOTES_MAXIMUM_LENGTH, tooLong(NOTES_MAXIMUM_LENGTH))
    .optional(),
  birthMonth: wholeBetween(1, 12, fieldError('fields.month')).nullish(),
  version: z.int32().optional().describe('The version that the change is based on'),
})
export type CustomerChange = z.output<typeof CustomerChange>

export const CustomerMerge = z.object({
  otherId: storedId.describe('The customer to merge into this one, and then delete'),
  version: z.int32().optional(),
  otherVersion: z.int32().optional(),
})
export type CustomerMerge = z.output<typeof CustomerMerge>

const staff = describeCalls({ tag: 'Customers', staff: 'customers' })

export const listCustomers = staff.get(
  '/api/admin/customers',
  'List families that booked, wrote or are on the waiting list, paginated',
  { query: customerFilters, returns: CustomerPage },
)
export const readCustomer = staff.get(
  '/api/admin/customers/:id',
  'Get a family: bookings, messages, payments, notes',
  { inStaffLanguage: true, returns: CustomerDetails },
)
/** Customer ids change when families are merged, so links refer to a booking or message of theirs. */
const WhoItIs = z.object({ id: z.int().describe('The customer id') })
export const readWhoBooked = staff.get('/api/bookings/:id/customer', 'Get the customer who made a booking', {
  returns: WhoItIs,
})
export const readWhoWrote = staff.get(
  '/api/contact/submissions/:id/customer',
  'Get the customer who sent a message',
  { returns: WhoItIs },
)
export const changeCustomer = staff.patch(
  '/api/admin/customers/:id',
  'Update a customer’s notes or birthday month',
  { body: CustomerChange, returns: CustomerDetails, refuses: [409] },
)
export const mergeCustomers = staff.post(
  '/api/admin/customers/:id/merge',
  'Merge two customers permanently',
  { body: CustomerMerge, returns: z.object({ id: z.int() }), refuses: [409] },
)
export const exportCustomer = staff.get(
  '/api/admin/customers/:id/export',
  'Export all data stored about a family, to hand over to them',
  { asksForPassword: true, returns: z.record(z.string(), z.unknown()) },
)
export const eraseCustomer = staff.delete(
  '/api/admin/customers/:id',
  'Erase a family’s data; amounts and dates stay, as the law requires',
  { asksForPassword: true, refuses: [409] },
)
