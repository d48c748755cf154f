import { present } from '#test/present.ts'
import type { TestContext } from '#test/test-context.ts'
import { bookingRequest } from './booking-request.ts'

/** Returns steps shared by the tests of customers. */
export function families(ctx: TestContext) {
  let count = 0
  const search = async (words: string, rest = '') =>
    (await ctx.staff('GET', `/api/admin/customers?search=${encodeURIComponent(words)}${rest}`)).body
  return {
    /** Returns a family that no other test of the file uses. */
    aFamily() {
      count += 1
      const digits = String(count).padStart(4, '0')
      return {
        customerName: `Nora Vega ${digits}`,
        customerEmail: `nora-${digits}@example.com`,
        customerPhone: `(305) 444-${digits}`,
      }
    },
    /** Books as staff, on a day in May. */
    async book(changes: Record<string, unknown>) {
      const request = bookingRequest({ bookingDate: '2027-05-08', overrideCapacity: true, ...changes })
      const { status, body } = await ctx.staff('POST', '/api/admin/bookings', {
        ...request,
        bookingStatus: 'confirmed',
      })
      if (status !== 201) throw new Error(body.message)
      return body
    },
    write: (name: string, email: string) =>
      ctx.call('POST', '/api/contact', { name, email, subject: 'A date', message: 'Is May free?' }),
    search,
    getId: async (email: string): Promise<number> => present((await search(email)).customers[0]).id,
    details: async (id: number) => (await ctx.staff('GET', `/api/admin/customers/${id}`)).body,
  }
}
