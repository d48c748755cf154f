import { expect, type Locator, type Page } from '@playwright/test'
import { addDays, formatLong, partyDayAt } from '#domain/foundation/time/party-day.ts'
import {
  type Api,
  aBooking,
  chooseAct,
  DESKTOP,
  expectAccessible,
  openDetails,
  openScreen,
  switchTo,
  test,
  unique,
} from '../admin-visit.ts'
import { tabTo } from '../tab-to.ts'

const MOST_INPUTS = 12

/** Counts the actions of staff on the phone: every tap, every field typed or selected, every shortcut. */
function counting(page: Page) {
  let inputs = 0
  const form = page.getByRole('dialog', { name: 'New Booking' })
  const once = async (act: Promise<unknown>) => {
    await act
    inputs += 1
  }
  return {
    form,
    press: (key: string) => once(page.keyboard.press(key)),
    tap: (name: string | RegExp) => once(form.getByRole('button', { name }).click()),
    tapSwitch: (name: RegExp) => once(form.getByRole('switch', { name }).click()),
    type: (label: string, value: string) => once(form.getByLabel(label, { exact: true }).fill(value)),
    choose: (label: string, option: string) => once(form.getByLabel(label).first().selectOption(option)),
    count: () => inputs,
  }
}

/** A day that no other test books, nor one beside it. */
const day = addDays(partyDayAt(new Date()), 384)

test('a new family books by the keyboard alone in at most 12 inputs, and a known one is found', async ({
  adminPage: page,
  api,
}) => {
  const name = unique('Phone Nueva')
  await openScreen(page, '/admin/dashboard')
  const { form, press, count } = counting(page)
  let typed = 0
  const type = async (label: string, value: string) => {
    await tabTo(page, form.getByLabel(label, { exact: true }))
    // Tab selects a field's content, so typing replaces it.
    await page.keyboard.type(value)
    typed += 1
  }
  await press('ControlOrMeta+k')
  await expect(page.getByRole('option', { name: /New booking/ })).toBeVisible()
  await press('Enter')
  await type('Date', `${day.slice(5, 7)}${day.slice(8)}${day.slice(0, 4)}`)
  await type('Theme', 'Boho')
  await type('Teepees', '2')
  await expect(form.getByText(`${formatLong(day)} is free.`)).toBeVisible()
  await expect(form.getByRole('status').filter({ hasText: /^Total/ })).toContainText('$150.00')
  await type('Customer name', name)
  await type('Phone', '3055550187')
  await type('Email', 'nueva@example.com')
  await type('Party address', '7 Bay Road')
  await type('ZIP', '33139')
  await expect(form.getByLabel('City')).toHaveValue('Miami Beach')
  await tabTo(page, form.getByLabel('While unpaid'))
  for (const key of ['ArrowDown', 'ArrowDown']) await page.keyboard.press(key)
  typed += 1
  await expect(form.getByLabel('While unpaid')).toHaveValue('3')
  await tabTo(page, form.getByRole('button', { name: 'Create Booking' }))
  await press('Enter')
  const details = page.getByRole('dialog', { name: 'Booking Details' })
  await expect(details).toContainText(name)
  await expect(details).toContainText('by phone, with an emailed payment link')
  expect(count() + typed).toBeLessThanOrEqual(MOST_INPUTS)
  const { bookings } = (await api('GET', `/api/bookings?search=${encodeURIComponent(name)}&page=1`)) as {
    bookings: readonly Record<string, unknown>[]
  }
  expect(bookings).toMatchObject([
    { bookingStatus: 'pending', bookingDate: day, city: 'Miami Beach', numberOfTeepees: 2 },
  ])
  expect(bookings[0]?.holdExpiresAt).not.toBeNull()
  await page.keyboard.press('Escape')

  await test.step('a family that is known is found as one types, sees the free days, and pays cash', () =>
    bookAgain(page, api))

  await test.step('another family’s number is asked about, and merges nobody unasked', () =>
    giveKnownNumber(page, api))
})

async function bookAgain(page: Page, api: Api): Promise<void> {
  const name = unique('Conocida')
  const email = `${name.replace(' ', '.').toLowerCase()}@example.com`
  const before = { customerEmail: email, customerPhone: '(305) 555-0166', partyAddress: '9 Reef Lane' }
  await api('POST', '/api/admin/bookings', aBooking(`${name} Perez`, before))
  await page.setViewportSize(DESKTOP)
  await switchTo(page, { id: 'bookings' })
  await page.getByRole('button', { name: 'New Booking' }).click()
  const call = counting(page)
  await startOver(call.form, `${name} Perez`)
  await call.type('Customer name', name)
  await call.tap(new RegExp(`^${name} Perez`))
  await expect(call.form.getByLabel('Party address')).toHaveValue('9 Reef Lane')
  await expect(call.form.getByLabel('Phone')).toHaveValue('(305) 555-0166')
  await call.choose('Theme', 'Boho Blossom ($75.00)')
  await call.type('Date', day)
  const free = call.form.getByRole('group', { name: 'Free days for this party' })
  await expect(free.getByRole('gridcell', { selected: true })).toHaveAccessibleName(
    new RegExp(formatLong(day).replace(/^\w+, /, '')),
  )
  await expectAccessible(page)
  await call.tapSwitch(/^Paid in cash now: \$/)
  await expect(call.form.getByLabel('While unpaid')).toBeHidden()
  await call.tap('Create Booking')
  const details = page.getByRole('dialog', { name: 'Booking Details' })
  await expect(details.getByText('Confirmed', { exact: true })).toBeVisible()
  await expect(details.getByRole('region', { name: 'Statement' })).toContainText('Deposit paid')
  expect(call.count()).toBeLessThanOrEqual(MOST_INPUTS)
}

/** Somebody else calls from a known number, and a ZIP code is mistyped; at the end the form is empty again. */
async function startOver(form: Locator, known: string): Promise<void> {
  const [phone, zip] = [form.getByLabel('Phone'), form.getByLabel('ZIP')]
  await phone.fill('305 555 0166')
  await expect(form.getByText(`${known} booked before.`)).toBeVisible()
  await expect(form.getByLabel('Party address')).toHaveValue('9 Reef Lane')
  await form.getByRole('button', { name: 'Clear' }).click()
  for (const label of ['Customer name', 'Party address']) await expect(form.getByLabel(label)).toHaveValue('')
  await zip.fill('33301')
  await expect(form.getByLabel('City')).toHaveValue('Fort Lauderdale')
  await zip.fill('33134')
  await expect(form.getByLabel('City')).toHaveValue('Miami')
  await zip.fill('')
  await phone.fill('')
}

async function giveKnownNumber(page: Page, api: Api): Promise<void> {
  const [known, other] = [unique('Known Cara'), unique('Other Dora')]
  const contact = { customerEmail: 'known.cara@example.com', customerPhone: '(305) 555-0172' }
  const their = { customerEmail: 'other.dora@example.com', customerPhone: '(305) 555-0173' }
  const { id } = await api('POST', '/api/admin/bookings', aBooking(other, their))
  const { id: knownId } = await api('POST', '/api/admin/bookings', aBooking(known, contact))
  const details = await openDetails(page, id)
  await chooseAct(details, 'Edit Booking')
  const edit = page.getByRole('dialog', { name: `Edit Booking #${id}` })
  const question = edit.getByText(`${known} has this phone number. Is it the same family?`)
  await edit.getByLabel('Phone').fill('305 555 0172')
  await expect(question).toBeVisible()
  await edit.getByRole('radio', { name: `Same family as ${known}` }).check()
  // The answer is about that number alone.
  await edit.getByLabel('Phone').fill('(305) 555-0174')
  await expect(question).toBeHidden()
  await edit.getByRole('button', { name: 'Save Changes' }).click()
  await expect(edit).toBeHidden()
  const familyOf = async (one: number) =>
    (await api('GET', `/api/bookings/${one}/customer` as '/api/bookings/1/customer')).id
  expect(await familyOf(id)).not.toBe(await familyOf(knownId))
  await chooseAct(details, 'Edit Booking')
  await edit.getByLabel('Phone').fill('305 555 0172')
  await edit.getByRole('radio', { name: `Same family as ${known}` }).check()
  await edit.getByRole('button', { name: 'Save Changes' }).click()
  await expect(edit).toBeHidden()
  expect(await familyOf(id)).toBe(await familyOf(knownId))
}
