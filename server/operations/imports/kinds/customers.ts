import { z } from 'zod'
import { staffPhone } from '#contract/booking/booking-fields.ts'
import { email, NO_NUL, optionalText, tooLong, UNSTORABLE } from '#contract/wire/fields.ts'
import { FULL_NAME_MAXIMUM_LENGTH } from '#domain/booking/order/details-rules.ts'
import { emailKey } from '#domain/people/customers/contact-keys.ts'
import { NOTES_MAXIMUM_LENGTH } from '#domain/people/customers/customer-record.ts'
import { lockCustomers } from '#server/foundation/database/locks.ts'
import { customerEmails, customers } from '#server/foundation/database/schema/all-tables.ts'
import { fullName } from '../rows/full-name.ts'
import type { KindImport } from '../rows/import-kind.ts'
import { checkValues, readRows } from '../rows/read-rows.ts'
import { countedByVersion, findIdentities } from '../rows/stored-records.ts'

const NO_EMAIL = 'Please enter a valid email address'

const Customer = z.object({
  customerName: optionalText(FULL_NAME_MAXIMUM_LENGTH),
  customerEmail: email(NO_EMAIL),
  customerPhone: staffPhone.nullish().transform((phone) => phone ?? null),
  notes: z
    .string()
    .regex(NO_NUL, UNSTORABLE)
    .max(NOTES_MAXIMUM_LENGTH, tooLong(NOTES_MAXIMUM_LENGTH))
    .default(''),
  birthMonth: z.int().optional(),
})
type Customer = z.output<typeof Customer>

export const CUSTOMERS: KindImport<Customer> = {
  async read(_ctx, _db, rows, terms) {
    return readRows('customers', rows, terms, (cells) => {
      const values = checkValues(Customer, { ...cells, customerName: fullName(cells) }, terms.language)
      return { values, identity: emailKey(values.customerEmail) }
    })
  },
  lock: lockCustomers,
  findStored: findIdentities(customerEmails.email),
  async write(tx, ctx, rows) {
    const now = ctx.now()
    const made = await tx
      .insert(customers)
      .values(
        rows.map(({ values: { customerName, customerPhone, notes, birthMonth } }) => {
          return {
            name: customerName,
            phone: customerPhone,
            notes,
            birthMonth,
            createdAt: now,
            updatedAt: now,
          }
        }),
      )
      .returning({ id: customers.id })
    const emails = rows.flatMap(({ identity: email }, index) => {
      const customerId = made[index]?.id
      return customerId === undefined ? [] : [{ email, customerId }]
    })
    await tx.insert(customerEmails).values(emails)
    return made.map(({ id }) => id)
  },
  ...countedByVersion(customers),
}
