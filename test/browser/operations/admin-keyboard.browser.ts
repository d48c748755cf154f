import type { CDPSession, Page } from '@playwright/test'
import { expect } from '@playwright/test'
import { tabs } from '#app/admin/tabs.ts'
import type { TabId } from '#contract/site/admin-places.ts'
import { textIn } from '#domain/foundation/translation/text-in.ts'
import {
  type Api,
  aBooking,
  DESKTOP,
  moreActs,
  openScreen,
  PHONE,
  switchTo,
  toastOn,
  unique,
} from '../admin-visit.ts'
import { expectNoSidewaysScroll } from '../expect-no-sideways-scroll.ts'
import { onOwnSite } from '../own-site-visit.ts'
import { expectAllReached, expectAllTakeFocus, tabTo } from '../tab-to.ts'
import { resize } from '../viewports.ts'

// Other tests' bookings would add controls between the counted ones, and make every list as long as it gets.
const test = onOwnSite()

const text = textIn('en')

/**
 * At 1152 px the sidebar has come, and every column of a table is shown in full. At 1440 px tabs are looked at with
 * longer words.
 */
const WIDTHS = [320, 768, 1152]

/** The busiest tab, and one that is a list beside what is chosen: real presses of Tab stand for the others. */
const PRESSED_THROUGH: readonly TabId[] = ['bookings', 'messages']

/** One of each that the lists show, with names that are as long as people make them. */
async function fillLists(api: Api): Promise<{ day: string }> {
  const booking = aBooking('Alexandria Montgomery-Papadopoulos de la Cruz', {
    bookingStatus: 'confirmed',
    customerEmail: `${'a'.repeat(40)}@${'b'.repeat(40)}.example.com`,
  })
  const { id } = await api('POST', '/api/admin/bookings', booking)
  await api('POST', `/api/bookings/${id}/payments`, { amount: '150.00', method: 'cash' })
  // Without a space, as an address of mail typed in the place of a name.
  const name = 'n'.repeat(100)
  await api('POST', '/api/admin/bookings', aBooking(name, { bookingStatus: 'confirmed' }))
  const message = { name, email: 'long@example.com', subject: 's'.repeat(150), message: 'm'.repeat(500) }
  await api('POST', '/api/contact', message)
  await api('POST', '/api/testimonials', { customerName: name, rating: 5, comment: 'c'.repeat(500) })
  await api('POST', '/api/newsletter', { email: `${'e'.repeat(60)}@${'f'.repeat(60)}.example.com` })
  return { day: booking.bookingDate }
}

/** Expects every way out of a screen on a phone with letters twice as large. */
async function expectLargeLettersFit(page: Page, devtools: CDPSession, name: string): Promise<void> {
  const bar = page.getByRole('navigation', { name: 'Admin, most used' })
  // A tab begins where the one before was scrolled to.
  await page.evaluate(() => scrollTo(0, 0))
  await devtools.send('Page.setFontSizes', { fontSizes: { standard: 32 } })
  await test.step(`${name}, large letters`, () => expectNoSidewaysScroll(page))
  await expect(bar.getByRole('button', { name: 'More' })).toBeInViewport({ ratio: 1 })
  await devtools.send('Page.setFontSizes', { fontSizes: { standard: 16 } })
}

test('every tab fits its screen, and all of it takes the focus, in view; the Tab key reaches all of two tabs, and leaves them', async ({
  adminPage: page,
  api,
  context,
}) => {
  test.slow()
  const { day } = await fillLists(api)
  const devtools = await context.newCDPSession(page)
  const expectFits = async (view: string, widths = WIDTHS) => {
    for (const width of widths) {
      await resize(page, { ...PHONE, width })
      expect.soft(await page.evaluate(widestOverflow), `${view} on ${width} px`).toBeLessThanOrEqual(0)
    }
  }
  for (const view of ['bookings?view=calendar', `bookings?view=run-sheet&day=${day}`])
    await test.step(view, async () => {
      await openScreen(page, `/admin/${view}`)
      await expectFits(view)
    })
  for (const [index, tab] of tabs.entries()) {
    const name = text(`admin.places.tabs.${tab.id}`)
    await test.step(name, async () => {
      await switchTo(page, tab)
      // Back and forth, as each change of the width takes longer than a look.
      if (index % 2 === 0) await expectFits(name, WIDTHS.toReversed())
      await resize(page, PHONE)
      await expectLargeLettersFit(page, devtools, name)
      await (PRESSED_THROUGH.includes(tab.id) ? expectAllReached : expectAllTakeFocus)(page, name)
      if (index % 2 === 1) await expectFits(name)
    })
  }

  // The desktop's frame is the same around every tab: the busiest stands for all.
  await test.step('Bookings on a desktop', async () => {
    await page.setViewportSize(DESKTOP)
    await switchTo(page, { id: 'bookings' })
    await expectAllReached(page, 'Bookings on a desktop')
  })
})

/** Runs in the page. Returns by how many pixels anything is wider than the screen, or a table than what it stands in. */
function widestOverflow(): number {
  const shown = [...document.querySelectorAll('main table:not(.visually-hidden)')].filter(hasBox)
  const tables = shown.map((table) => {
    const boxes: Element[] = []
    for (let around = table.parentElement; around && around.tagName !== 'MAIN'; around = around.parentElement)
      if (hasBox(around)) boxes.push(around)
    const { right } = table.getBoundingClientRect()
    const beyond = boxes.map((box) => Math.floor(right - box.getBoundingClientRect().right))
    return Math.max(table.scrollWidth - (boxes[0]?.clientWidth ?? 0), ...beyond)
  })
  // Folded contents have none, and neither has what only holds others.
  function hasBox(element: Element): boolean {
    return element.getClientRects().length > 0
  }
  return Math.max(document.documentElement.scrollWidth - innerWidth, ...tables)
}

async function editBooking(page: Page, api: Api): Promise<void> {
  const name = unique('Keys Kane')
  const { id } = await api('POST', '/api/admin/bookings', aBooking(name))
  await switchTo(page, { id: 'bookings' })
  await tabTo(page, page.getByLabel('Search'))
  await page.keyboard.type(name)
  await expect(page.getByRole('table', { name: 'Bookings' }).getByRole('row')).toHaveText([
    /ID/,
    new RegExp(name),
  ])
  const view = page.getByRole('button', { name: `View details of booking #${id}` })
  await tabTo(page, view)
  await page.keyboard.press('Enter')
  const details = page.getByRole('dialog', { name: 'Booking Details' })
  await tabTo(page, moreActs(details))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('menuitem', { name: 'Edit Booking' })).toBeFocused()
  await page.keyboard.press('Enter')
  const edit = page.getByRole('dialog', { name: `Edit Booking #${id}` })
  await tabTo(page, edit.getByLabel('City'))
  await page.keyboard.type('Doral')
  await page.keyboard.press('Escape')
  const question = page.getByRole('alertdialog', { name: 'Discard what you entered?' })
  await expect(question.getByRole('button', { name: 'Keep Editing' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(edit.getByLabel('City')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(toastOn(page)).toContainText('Booking updated successfully')
  // It stands beside the list, and is left by itself.
  await tabTo(page, moreActs(details))
  await page.keyboard.press('Escape')
  await expect(page.getByRole('link', { name: `#${id}`, exact: true })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(view).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  const status = page.getByRole('dialog', { name: 'Update Booking Status' })
  await tabTo(page, status.getByRole('button', { name: 'Completed' }))
  await page.keyboard.press('Enter')
  await expect(toastOn(page)).toContainText(`Booking #${id} status changed to completed.`)
  await expect(page.getByRole('button', { name: 'Update', exact: true })).toBeFocused()
}

async function turnViews(page: Page): Promise<void> {
  await tabTo(page, page.getByRole('tab', { name: 'List' }))
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('tab', { name: 'Calendar' })).toBeFocused()
  const next = page.getByRole('button', { name: 'Next month' })
  await tabTo(page, next)
  const month = page.getByRole('region', { name: 'Calendar of parties' }).getByRole('heading').first()
  const before = await month.textContent()
  await page.keyboard.press('Enter')
  await expect(month).not.toHaveText(before ?? '')
  await expect(next).toBeFocused()
  await tabTo(page, page.getByRole('button', { name: 'Week' }))
  await page.keyboard.press('Space')
  await tabTo(page, page.getByRole('tab', { name: 'Calendar' }))
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('tab', { name: 'Run sheet' })).toBeFocused()
  await tabTo(page, page.getByRole('button', { name: 'Next day' }))
  const day = page.getByRole('region', { name: 'Run sheet' }).getByRole('heading').first()
  const today = await day.textContent()
  await page.keyboard.press('Enter')
  await expect(day).not.toHaveText(today ?? '')
  await expect(page.getByRole('button', { name: 'Next day' })).toBeFocused()
}

async function answerMessage(page: Page, api: Api): Promise<void> {
  const subject = unique('Keyboard question')
  const words = { name: 'Kay Board', email: 'kay@example.com', subject, message: 'Is May free?' }
  await api('POST', '/api/contact', words)
  await switchTo(page, { id: 'messages' })
  const entry = page.getByRole('link', { name: new RegExp(subject) })
  await tabTo(page, entry)
  await page.keyboard.press('Enter')
  const reply = page.getByRole('button', { name: 'Reply' })
  await tabTo(page, reply)
  await page.keyboard.press('Enter')
  const composer = page.getByRole('form', { name: 'Reply to Kay Board' })
  await expect(composer.getByLabel('Message')).toBeFocused()
}

test('bookings, messages, testimonials and settings are worked through', async ({ adminPage: page, api }) => {
  test.slow()
  await page.setViewportSize(DESKTOP)
  await openScreen(page, '/admin/account')
  await test.step('bookings: filters, details, edit and back to where it began', () => editBooking(page, api))
  await test.step('messages: open and answer', () => answerMessage(page, api))

  await page.setViewportSize(PHONE)
  await test.step('bookings: from the list to the calendar to the run sheet', async () => {
    await switchTo(page, { id: 'bookings' })
    await turnViews(page)
  })

  await test.step('testimonials: stars by the arrow keys, and somewhere to be after deleting', async () => {
    const customerName = unique('Kim Keys')
    await api('POST', '/api/testimonials', { customerName, rating: 5, comment: 'It was a lovely night.' })
    await switchTo(page, { id: 'testimonials' })
    const edit = page.getByRole('button', { name: `Edit ${customerName}’s testimonial` })
    await tabTo(page, edit)
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Edit Testimonial' })
    await tabTo(page, dialog.getByRole('radio', { name: '5 stars' }))
    await page.keyboard.press('ArrowLeft')
    await expect(dialog.getByRole('radio', { name: '4 stars' })).toBeChecked()
    await tabTo(page, dialog.getByRole('button', { name: 'Save Changes' }))
    await page.keyboard.press('Enter')
    await expect(toastOn(page)).toContainText('Testimonial updated successfully')
    await expect(edit).toBeFocused()
    await tabTo(page, page.getByRole('button', { name: `Delete ${customerName}’s testimonial` }))
    await page.keyboard.press('Enter')
    await tabTo(page, page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }))
    await page.keyboard.press('Enter')
    await expect(toastOn(page)).toContainText('Testimonial deleted successfully')
    await expect(page.getByRole('main')).toBeFocused()
  })

  await test.step('settings: into the contact form and out of it again', async () => {
    await switchTo(page, { id: 'settings' })
    const edit = page.getByRole('button', { name: 'Edit Info' })
    await tabTo(page, edit)
    await page.keyboard.press('Enter')
    const card = page.getByRole('region', { name: 'Contact Information' })
    await expect(card.getByLabel('Address')).toBeFocused()
    await tabTo(page, card.getByRole('button', { name: 'Cancel' }))
    await page.keyboard.press('Enter')
    await expect(edit).toBeFocused()
  })
})
