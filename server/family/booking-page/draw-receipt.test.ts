import { describe, expect, it } from 'vitest'
import type { BookingPage } from '#contract/family/booking-page.ts'
import { eachBookingField } from '#domain/booking/booking-fields.ts'
import { A_PARTY } from '#test/factories/booking-request.ts'
import { readPdfText } from '#test/read-pdf-text.ts'
import { drawReceipt } from './draw-receipt.ts'

const SENDER = {
  siteTitle: 'Tipis d’Été',
  address: '100 Bay Street',
  phone: '(305) 555-0123',
  email: 'hi@example.com',
}
const line = (label: string) => ({
  kind: 'theme' as const,
  part: 'total' as const,
  label,
  quantity: 2,
  unitAmount: '75.00',
  amount: '150.00',
})

function own(changes: Partial<BookingPage['booking']> = {}): BookingPage {
  return {
    booking: {
      id: 12,
      bookingId: 'MT-7K3F-9QXW-2M4D',
      ...A_PARTY,
      themeName: 'Boho Blossom',
      bookingDate: '2027-05-22',
      partyStartTime: '17:00',
      isStartTimeKnown: false,
      deliveryWindow: { from: '14:00', to: '15:00' },
      ...eachBookingField(() => null),
      answers: [],
      addons: [],
      subtotalAmount: '150.00',
      deliveryAmount: '0.00',
      taxAmount: '0.00',
      totalAmount: '150.00',
      depositAmount: '75.00',
      discountAmount: '7.50',
      finalAmount: '67.50',
      balanceAmount: '75.00',
      paidAmount: '60.00',
      couponCode: 'WELCOME10',
      lines: [line('Boho Blossom')],
      isPaid: true,
      bookingStatus: 'confirmed',
      cancelReason: null,
      holdExpiresAt: null,
      createdAt: '2027-01-04T14:00:00Z',
      ...changes,
    },
    payments: [
      { kind: 'payment', amount: '67.50', method: 'card', status: 'done', at: '2027-01-04T14:00:00Z' },
      { kind: 'refund', amount: '7.50', method: 'card', status: 'underway', at: '2027-01-05T14:00:00Z' },
      { kind: 'refund', amount: '1.00', method: 'card', status: 'failed', at: '2027-01-06T14:00:00Z' },
    ],
    paidAmount: '60.00',
    owedAmount: '82.50',
    dueAmount: '82.50',
    duePurpose: 'balance',
    dueSentence: '',
    balanceDueDay: '2027-05-15',
    canReschedule: true,
    rescheduleSentence: '',
    canCancel: true,
    refundAmount: '0.00',
    refundSteps: [],
    refundSentence: '',
  }
}

const read = async (booking: BookingPage) =>
  readPdfText(await drawReceipt(booking, SENDER, { today: '2027-01-07' }))
/** Joins the pieces, because letters from other fonts are placed separately. */
const readOn = async (booking: BookingPage) => (await read(booking)).replaceAll('\n', '')

describe('the receipt as PDF', () => {
  it('says who booked what, what it costs and what is paid', async () => {
    const pieces = (await read(own())).split('\n')
    for (const piece of [
      'Receipt',
      'Jan 7, 2027',
      'MT-7K3F-9QXW-2M4D',
      'Maria Gomez',
      'Boho Blossom, Saturday, May 22, 2027',
      '12 Palm Street, Miami, FL 33101',
    ])
      expect(pieces).toContain(piece)
    for (const [label, amount] of [
      ['Boho Blossom  (2 × $75.00)', '$150.00'],
      ['Total', '$150.00'],
      ['Discount', '-$7.50'],
      ['Total after discount', '$142.50'],
      ['Paid so far', '$60.00'],
      ['Balance, due on May 15, 2027', '$82.50'],
      ['Payment by card, Jan 4, 2027', '$67.50'],
      ['Refund by card, Jan 5, 2027 (on its way)', '-$7.50'],
    ] as const)
      expect(pieces[pieces.indexOf(label) + 1]).toBe(amount)
    expect(pieces.join('\n')).not.toContain('$1.00')
  })

  it('says when the party starts and when the crew comes, once the family has chosen', async () => {
    const told = await readOn(own({ isStartTimeKnown: true }))
    expect(told).toContain('May 22, 2027 at 5:00 PM')
    expect(told).toContain('Setup arrival2:00 PM to 3:00 PM')
    expect(await readOn(own())).not.toContain('Setup arrival')
  })

  it.each([
    'Łucja Nguyễn Müller',
    'José Ñandú-O’Neil',
    'Đặng Thị Hồng Hạnh',
    'Анна Шевченко',
    'Gökçe Şahin & Zoë Dvořák',
  ])('prints the name %s unchanged', async (customerName) => {
    expect(await readOn(own({ customerName, lines: [line(customerName)] }))).toContain(`For${customerName}`)
    // Letters followed by combining marks make the same name.
    expect(await readOn(own({ customerName: customerName.normalize('NFD') }))).toContain(customerName)
  })

  it.each(['李小龍', '陳美玲 & Carlos', '黃の女の子', '們別場', '「王」（先生）'])(
    'prints the name %s in another font',
    async (customerName) => {
      const text = await readOn(own({ customerName, lines: [line(customerName)] }))
      expect(text).toContain(`For${customerName}`)
      expect(text).not.toContain('?')
    },
  )

  it.each([
    ['Ana 🦄 Gomez', 'Ana Gomez'],
    ['🎉 Zoë 👩‍👩‍👧‍👦❤️', 'Zoë'],
    ['李 🏮 明', '李 明'],
    ['🦄', 'maria@example.com'],
    ['김철수', 'maria@example.com'],
  ])('leaves out the characters of %s that no font has, and names somebody', async (customerName, shown) => {
    const text = await readOn(own({ customerName }))
    expect(text).toContain(`For${shown}Party`)
    expect(text).not.toContain('?')
  })

  it('continues on another page rather than splitting a row', async () => {
    const lines = Array.from({ length: 60 }, (_, index) => line(`Extra number ${index}`))
    const pdf = await drawReceipt(own({ lines }), SENDER, { today: '2027-01-07' })
    expect(pdf.toString('latin1')).toContain('/Count 4')
    const text = readPdfText(pdf)
    for (const { label } of lines) expect(text).toContain(`${label}  (2 × $75.00)\n$150.00`)
  })
})
