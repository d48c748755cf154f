import { z } from 'zod'
import { DayRoom, Party } from '../crew/agenda.ts'
import { describeCalls, namedObject } from '../wire/endpoint.ts'
import { decimal } from '../wire/fields.ts'

export const Overview = namedObject('Overview', {
  totalThemes: z.int(),
  activeBookings: z.int().describe('Neither completed nor canceled'),
  totalRevenue: decimal.describe('Of paid bookings: the deposit if one was paid, else the total'),
  tips: decimal.optional().describe('Tips for the crew, not part of the revenue; missing if there are none'),
  damages: decimal.optional().describe('Paid for damage, not part of the revenue; missing if there was none'),
  moveFees: decimal
    .optional()
    .describe('Fees for moving parties again, not part of the revenue; missing if there were none'),
  upcomingBookings: z.int().describe('Parties within the next 30 days'),
  months: z
    .array(z.object({ month: z.string().meta({ example: '2027-02' }), bookings: z.int(), revenue: decimal }))
    .describe('By the month of the party'),
  nextParties: z.array(Party),
  openDifferences: z
    .int()
    .describe('Unresolved differences from the card provider’s books, such as failed refunds'),
  unpaidBalances: z.array(
    z.object({
      id: z.int(),
      customerName: z.string(),
      bookingDate: z.string(),
      owedAmount: decimal,
      dueDay: z.string(),
    }),
  ),
  nearlyFullDays: z.array(DayRoom),
})
export type Overview = z.infer<typeof Overview>

const readers = describeCalls({ tag: 'Bookings', staff: 'bookings:read' })
export const readOverview = readers.get('/api/admin/overview', 'Get an overview of the business', {
  returns: Overview,
})
