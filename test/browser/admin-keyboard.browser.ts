import type { Page } from '@playwright/test'
import { expect } from '@playwright/test'
import { tabs } from '#app/admin/tabs.ts'
import { textIn } from '#domain/translation/text-in.ts'
import { type Api, aBooking, DESKTOP, openScreen, PHONE, switchTo, toastOn, unique } from './admin-visit.ts'
import { onOwnSite } from './own-site-visit.ts'
import { STOPS, tabTo } from './tab-to.ts'

// What other tests book would come between the controls that are counted, and make each list as long as it gets.
const test = onOwnSite()

const text = textIn('en')

/** How often Tab is pressed between two looks at whether the page is left. */
const SOME = 15

type Stop = { mark: string; name: string; isCovered: boolean } | undefined

/** Marks every control that is to be reached with the Tab key, and begins at the top; returns how many there are. */
const markControls = (page: Page) =>
  page.evaluate(() => {
    const controls = 'a[href], button, input:not([type="hidden"]), select, textarea, summary, [tabindex="0"]'
    const reachable = [...document.querySelectorAll<HTMLElement>(`main :is(${controls})`)].filter(
      (control) => {
        const { disabled, type, checked } = control as HTMLInputElement
        // Of a group of radio buttons, the chosen one is the stop.
        return (
          !disabled && control.tabIndex >= 0 && control.checkVisibility() && (type !== 'radio' || checked)
        )
      },
    )
    for (const [index, control] of reachable.entries()) control.dataset.stop = String(index)
    document.querySelector<HTMLElement>('a[href]')?.focus()
    return reachable.length
  })

/**
 * Notes at each press of Tab what has the focus before it, and whether something that stays on the screen, such as the
 * bottom bar, hides it: asking after each press would take as long as the press.
 */
const noteStops = (page: Page) =>
  page.evaluate(() => {
    const readStop = (): Stop => {
      const control = document.activeElement as HTMLElement | null
      if (!control || control === document.body) return undefined
      const { left, top, width, height } = control.getBoundingClientRect()
      const points = [0.1, 0.5, 0.9].map((part) => [left + width / 2, top + height * part] as const)
      const isCovered = points.every(([x, y]) => {
        const hit = document.elementFromPoint(x, y)
        return !hit || !(control.contains(hit) || hit.contains(control))
      })
      const name = control.getAttribute('aria-label') ?? control.textContent ?? control.tagName
      return { mark: control.dataset.stop ?? '', name, isCovered }
    }
    const stops: Stop[] = []
    const note = () => stops.push(readStop())
    addEventListener('keydown', note, { capture: true })
    Object.assign(window, {
      takeStops: () => {
        note()
        removeEventListener('keydown', note, { capture: true })
        // The first one is where the last press of an earlier look led.
        return stops.slice(1).map((stop) => stop ?? null)
      },
    })
  })

const takeStops = (page: Page): Promise<(NonNullable<Stop> | null)[]> =>
  page.evaluate(() => Reflect.get(window, 'takeStops')())

/** Presses Tab from the top of the page until it is left: every control is reached on the way, and none is hidden. */
async function expectAllReached(page: Page, name: string) {
  const count = await markControls(page)
  const reached = new Set<string>()
  const covered = new Set<string>()
  let hasBegun = false
  let hasLeft = false
  for (let presses = 0; presses < count + STOPS && !hasLeft; presses += SOME) {
    await noteStops(page)
    // Held down, as it takes half of what as many presses take.
    for (let press = 0; press < SOME; press++) await page.keyboard.down('Tab')
    await page.keyboard.up('Tab')
    for (const stop of await takeStops(page)) {
      if (!stop) hasLeft ||= hasBegun
      else if (stop.isCovered) covered.add(stop.name)
      hasBegun ||= stop !== null
      if (stop?.mark) reached.add(stop.mark)
    }
  }
  expect.soft(hasLeft, name).toBe(true)
  expect.soft([...covered], name).toEqual([])
  expect.soft(reached.size, name).toBe(count)
}

/** One of each that the lists show. */
async function fillLists(api: Api): Promise<void> {
  const { id } = await api('POST', '/api/admin/bookings', aBooking('Walked Walker'))
  await api('POST', `/api/bookings/${id}/payments`, { amount: '150.00', method: 'cash' })
  const words = { name: 'Walked Walker', email: 'walker@example.com' }
  await api('POST', '/api/contact', { ...words, subject: 'A walk', message: 'Where does Tab lead?' })
  await api('POST', '/api/testimonials', { customerName: words.name, rating: 5, comment: 'A lovely night.' })
  await api('POST', '/api/newsletter', { email: words.email })
}

test('the Tab key reaches all of every tab, in view, and leaves it', async ({ adminPage: page, api }) => {
  test.slow()
  await fillLists(api)
  await page.setViewportSize(PHONE)
  await openScreen(page, '/admin/account')
  for (const tab of tabs) {
    const name = text(`admin.places.tabs.${tab.id}`)
    await test.step(name, async () => {
      await switchTo(page, tab)
      await expectAllReached(page, name)
    })
  }

  // The desktop's frame is the same around every tab: the busiest stands for all.
  await test.step('Bookings on a desktop', async () => {
    await page.setViewportSize(DESKTOP)
    await switchTo(page, { id: 'bookings' })
    await expectAllReached(page, 'Bookings on a desktop')
  })
})

async function editBooking(page: Page, api: Api, isDesktop: boolean): Promise<void> {
  const name = unique('Keys Kane')
  const { id } = await api('POST', '/api/admin/bookings', aBooking(name))
  await switchTo(page, { id: 'bookings' })
  await tabTo(page, page.getByLabel('Search'))
  await page.keyboard.type(name)
  await expect(page.getByText('1 booking', { exact: true })).toBeVisible()
  const view = page.getByRole('button', { name: `View details of booking #${id}` })
  await tabTo(page, view)
  await page.keyboard.press('Enter')
  const details = page.getByRole('dialog', { name: 'Booking Details' })
  await tabTo(page, details.getByRole('button', { name: 'Edit Booking' }))
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
  if (isDesktop) {
    // It stands beside the list, and is left by itself.
    await tabTo(page, details.getByRole('button', { name: 'Edit Booking' }))
    await page.keyboard.press('Escape')
    await expect(page.getByRole('link', { name: `#${id}`, exact: true })).toBeFocused()
    await page.keyboard.press('Tab')
  }
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

async function answerMessage(page: Page, api: Api, isDesktop: boolean): Promise<void> {
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
  const composer = page.getByRole('dialog', { name: 'Reply to Kay Board' })
  await expect(composer.getByLabel('Subject')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(reply).toBeFocused()
  if (isDesktop) return
  await page.getByRole('button', { name: 'Back to messages' }).focus()
  await page.keyboard.press('Enter')
  await expect(entry).toBeFocused()
}

test('bookings, messages, testimonials and settings are worked through', async ({ adminPage: page, api }) => {
  test.slow()
  await openScreen(page, '/admin/account')
  for (const viewport of [DESKTOP, PHONE])
    await test.step(`${viewport.width} px`, async () => {
      await page.setViewportSize(viewport)
      await test.step('bookings: filters, details, edit and back to where it began', () =>
        editBooking(page, api, viewport === DESKTOP))
      await test.step('bookings: from the list to the calendar to the run sheet', () => turnViews(page))
      await test.step('messages: open, answer, and back to the list', () =>
        answerMessage(page, api, viewport === DESKTOP))
    })

  await test.step('testimonials: stars by the arrow keys, and somewhere to be after deleting', async () => {
    const customerName = unique('Kim Keys')
    await api('POST', '/api/testimonials', { customerName, rating: 5, comment: 'It was a lovely night.' })
    await switchTo(page, { id: 'testimonials' })
    const edit = page.getByRole('button', { name: `Edit the words of ${customerName}` })
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
    await tabTo(page, page.getByRole('button', { name: `Delete the words of ${customerName}` }))
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

test.describe('on a phone', () => {
  test.use({ viewport: PHONE })

  test('availability: the days of the calendar by the arrow keys', async ({ adminPage: page }) => {
    await page.clock.setFixedTime(new Date('2027-01-13T15:00:00Z'))
    await page.route('**/api/unavailable-dates', (route) =>
      route.request().method() === 'POST'
        ? route.fulfill({ status: 201, json: { id: 9, ...route.request().postDataJSON() } })
        : route.fulfill({ json: [{ id: 1, date: '2027-02-16', reason: 'Inventory' }] }),
    )
    await page.goto('/admin/availability')
    const toggle = page.getByRole('button', { name: 'Add Date' })
    await tabTo(page, toggle)
    await page.keyboard.press('Enter')
    const form = page.getByRole('region', { name: 'Add an unavailable date' })
    const day = (name: RegExp) => form.getByRole('button', { name })
    await tabTo(page, day(/January 13/))
    for (const [key, lands] of [
      ['ArrowRight', /January 14/],
      ['ArrowDown', /January 21/],
      ['Home', /January 17/],
      ['End', /January 23/],
      ['ArrowUp', /January 16/],
      ['ArrowLeft', /January 15/],
      ['PageDown', /February 15/],
      ['PageUp', /January 15/],
      ['PageDown', /February 15/],
      ['ArrowRight', /February 16/],
    ] as const) {
      await page.keyboard.press(key)
      await expect(day(lands)).toBeFocused()
    }
    await expect(day(/February 16/)).toHaveAttribute('aria-disabled', 'true')
    await page.keyboard.press('Enter')
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('Enter')
    await tabTo(page, page.getByLabel('Reason (optional)'))
    await page.keyboard.type('Family day')
    const sent = page.waitForRequest(
      (request) => request.method() === 'POST' && request.url().endsWith('/api/unavailable-dates'),
    )
    await page.keyboard.press('Enter')
    expect((await sent).postDataJSON()).toEqual({ date: '2027-02-17', reason: 'Family day' })
    await expect(toastOn(page)).toContainText('Date Added')
    await expect(form).toBeHidden()
    await expect(page.getByRole('main')).toBeFocused()
  })
})
