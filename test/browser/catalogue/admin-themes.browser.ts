import type { Page, Request } from '@playwright/test'
import { expect } from '@playwright/test'
import type { Theme } from '#contract/catalogue/themes.ts'
import { bookingRequest } from '#test/factories/booking-request.ts'
import {
  DESKTOP,
  expectAccessible,
  expectToast,
  holdLiveChanges,
  PHONE,
  test,
  unique,
} from '../admin-visit.ts'
import { dayAhead } from '../booking-visit.ts'
import { dragByFinger, dragByMouse } from '../drag.ts'
import { choosePhotos } from '../picture-files.ts'
import { atSizes } from '../viewports.ts'

const THEME = {
  description: 'Foxes and owls between the trees.',
  pricePerTeepee: '79.50',
  mainImage: '/uploads/images/boho-blossom-room.jpg',
}

const card = (page: Page, name: string) => page.getByRole('article').filter({ hasText: name })
const names = (page: Page) => page.getByRole('article').getByRole('heading').allTextContents()

/** Shows only the first four themes and intercepts every new order, so that other tests keep theirs. */
async function openFourThemes(page: Page, answer: { status: number }) {
  const orders: { id: number; displayOrder: number }[][] = []
  // Otherwise themes created by other tests would refetch the list.
  await holdLiveChanges(page)
  await page.route('**/api/themes', async (route) => {
    const themes: Theme[] = await (await route.fetch()).json()
    await route.fulfill({ json: themes.filter(({ id }) => id <= 4).sort((a, b) => a.id - b.id) })
  })
  await page.route('**/api/themes/reorder', async (route) => {
    orders.push(route.request().postDataJSON().updates)
    const { status } = answer
    await route.fulfill({ status, json: status === 200 ? [] : { message: 'The lights went out.' } })
  })
  await page.goto('/admin/themes')
  await expect(page.getByRole('article')).toHaveCount(4)
  return orders
}

test.describe('on a phone, looked at on a desktop too', () => {
  test.use({ viewport: PHONE, hasTouch: true })

  test('a phone shows, creates, edits and deletes themes', async ({ adminPage: page, api }) => {
    const hidden = unique('Hidden Forest')
    const garden = unique('Quiet Garden')
    const sky = unique('Shared Sky')
    await api('POST', '/api/themes', { ...THEME, name: hidden, available: false, featured: true })
    const { id: gardenId } = await api('POST', '/api/themes', { ...THEME, name: garden })
    await page.goto('/admin/themes')

    await test.step('shows every theme as a card, with its badge and overlay', async () => {
      await expect(page.getByRole('heading', { name: 'Manage Themes' })).toBeVisible()
      await expect(
        page.getByText('Drag and drop to reorder themes. Changes save automatically.'),
      ).toBeVisible()
      await expect(card(page, hidden)).toContainText('$79.50/teepee')
      await expect(card(page, hidden).getByText('Featured')).toBeVisible()
      await expect(card(page, hidden).getByText('Not Available')).toBeVisible()
      const list = page.getByRole('list', { name: 'Themes' })
      const getColumns = () =>
        list.evaluate((each) => getComputedStyle(each).gridTemplateColumns.split(' ').length)
      await atSizes(page, [PHONE, DESKTOP], async ({ width }) => {
        expect(await getColumns()).toBe(width < 768 ? 1 : 3)
      })
      await expectAccessible(page)
    })

    const { id: skyId } = await api('POST', '/api/themes', { ...THEME, name: sky })

    await test.step('shows what somebody else creates meanwhile', async () => {
      await expect(card(page, sky)).toBeVisible()
    })

    await test.step('creates a theme with a picture, and asks for what is missing', async () => {
      const name = unique('Moon Meadow')
      await page.getByRole('button', { name: 'Add Theme' }).click()
      const dialog = page.getByRole('dialog', { name: 'Create New Theme' })
      await expect(dialog).toContainText('All fields are required.')
      await expectAccessible(page)
      await dialog.getByLabel('Name').fill(name)
      await dialog.getByRole('button', { name: 'Create Theme' }).click()
      await expectToast(page, 'Please fill in all required fields including uploading an image.')
      await expect(dialog.getByLabel('Description')).toBeFocused()
      await expect(dialog.getByLabel('Name')).toHaveValue(name)

      await dialog.getByLabel('Description').fill('A meadow under the moon.')
      await dialog.getByLabel('Price per teepee ($)').fill('64.5')
      await dialog.getByLabel('Included items').fill('Fairy lights\n\n Cushions ')
      await choosePhotos(dialog.getByRole('group', { name: 'Main image' }), 'meadow.jpg')
      await expect(dialog.getByRole('group', { name: 'Main image' }).getByText('Replace')).toBeVisible()
      const posted = page.waitForRequest((request) => isWrite(request, 'POST', '/api/themes'))
      await dialog.getByRole('button', { name: 'Create Theme' }).click()
      expect((await posted).postDataJSON()).toMatchObject({
        name,
        pricePerTeepee: '64.5',
        galleryImages: [],
        includedItems: ['Fairy lights', 'Cushions'],
        available: true,
        featured: false,
      })
      await expectToast(page, 'Theme created successfully.')
      await expect(card(page, name)).toContainText('$64.50/teepee')
    })

    await test.step('edits and deletes a theme, and keeps one that is booked', async () => {
      await card(page, garden)
        .getByRole('button', { name: `Edit ${garden}` })
        .click()
      const dialog = page.getByRole('dialog', { name: 'Edit Theme' })
      await dialog.getByRole('switch', { name: 'Featured' }).check()
      await dialog.getByRole('button', { name: 'Save Changes' }).click()
      await expectToast(page, 'Theme updated successfully.')
      await expect(card(page, garden).getByText('Featured')).toBeVisible()

      const bookingDate = dayAhead(381)
      await api('POST', '/api/bookings', bookingRequest({ themeId: gardenId, bookingDate }))
      await card(page, garden)
        .getByRole('button', { name: `Delete ${garden}` })
        .click()
      const question = page.getByRole('alertdialog', { name: 'Are you sure?' })
      await expect(question).toContainText('This action cannot be undone.')
      await expectAccessible(page)
      await question.getByRole('button', { name: 'Delete' }).click()
      await expectToast(page, /Failed to delete theme: Bookings use this theme/)
      await expect(card(page, garden)).toBeVisible()
      await expect(question).toBeHidden()
    })

    await test.step('lets two administrators decide whose words count', async () => {
      const editAgainstSomebody = async (theirs: string) => {
        await page.getByRole('button', { name: `Edit ${sky}` }).click()
        await api('PATCH', `/api/themes/${skyId}`, { description: theirs })
        await page.getByLabel('Description').fill('What I typed.')
        await page.getByRole('button', { name: 'Save Changes' }).click()
        await expect(page.getByText('Someone else saved a newer version')).toBeVisible()
        await expect(page.getByLabel('Description')).toHaveValue('What I typed.')
      }
      const undoTo = async (theirs: string) => {
        const undo = page.getByRole('button', { name: 'Undo' })
        // It stays for as long as it has the focus.
        await undo.focus()
        await expectToast(page, 'Theme updated successfully.')
        await undo.click()
        await expect.poll(() => readDescription()).toBe(theirs)
      }
      const readDescription = async () => (await api('GET', `/api/themes/${skyId}`)).description
      await editAgainstSomebody('What they typed first.')
      await expectAccessible(page)
      await page.getByRole('button', { name: 'Use Their Version' }).click()
      await expect(page.getByLabel('Description')).toHaveValue('What they typed first.')
      await page.getByLabel('Description').fill('What I typed after them.')
      await page.getByRole('button', { name: 'Save Changes' }).click()
      await undoTo('What they typed first.')

      await editAgainstSomebody('What they typed next.')
      await page.getByRole('button', { name: 'Overwrite with Mine' }).click()
      await page.getByRole('button', { name: 'Undo' }).focus()
      await expect(page.getByLabel('Description')).toBeHidden()
      await expect.poll(() => readDescription()).toBe('What I typed.')
      await undoTo('What they typed next.')
    })
  })
})

test.describe('by touch and by mouse', () => {
  test.use({ viewport: PHONE, hasTouch: true })

  test('puts themes in order, and shows pictures on their way', async ({ adminPage: page }) => {
    const answer = { status: 200 }
    const orders = await openFourThemes(page, answer)
    for (const viewport of [PHONE, DESKTOP]) {
      await page.setViewportSize(viewport)
      answer.status = 200
      orders.length = 0

      await test.step(`with the keyboard and with buttons, ${viewport.width} px wide`, async () => {
        const [first = '', second = ''] = await names(page)
        await page.getByRole('button', { name: `Move ${first} later` }).press('Enter')
        await expectToast(page, 'Themes reordered successfully.')
        expect(await names(page)).toEqual([second, first, ...(await names(page)).slice(2)])
        await expect(page.getByRole('button', { name: `Move ${first} later` })).toBeFocused()
        expect(orders[0]?.map(({ displayOrder }) => displayOrder)).toEqual([1, 2, 3, 4])
        expect(orders[0]?.map(({ id }) => id)).toEqual([2, 1, 3, 4])

        const handle = page.getByRole('button', { name: `Drag ${first}` })
        await handle.focus()
        await page.keyboard.press('Space')
        await expect(page.getByText(`Picked up ${first}. It’s at place 2 of 4.`)).toBeAttached()
        // Arrow keys only work a moment after the pick-up is announced; at the first position another press
        // changes
        // nothing.
        await expect(async () => {
          await page.keyboard.press(viewport.width < 768 ? 'ArrowUp' : 'ArrowLeft')
          await expect(page.getByText(`${first} is at place 1 of 4.`)).toBeAttached({ timeout: 1_000 })
        }).toPass()
        await page.keyboard.press('Space')
        await expect.poll(() => orders.length).toBe(2)
        expect(orders[1]?.map(({ id }) => id)).toEqual([1, 2, 3, 4])

        await handle.focus()
        await page.keyboard.press('Space')
        // It takes as long to respond as the arrow keys.
        await expect(async () => {
          await page.keyboard.press('Escape')
          await expect(page.getByText(`${first} is back at place 1 of 4.`)).toBeAttached({ timeout: 1_000 })
        }).toPass()
        expect(orders).toHaveLength(2)
      })

      await test.step(`by dragging, and not back when that cannot be saved, ${viewport.width} px wide`, async () => {
        answer.status = 500
        const before = await names(page)
        await dragOnto(page, before[0] ?? '', before[1] ?? '')
        await expectToast(page, 'Failed to reorder themes: The lights went out.')
        expect(orders.at(-1)?.map(({ id }) => id)).toEqual([2, 1, 3, 4])
        expect(await names(page)).toEqual([before[1], before[0], ...before.slice(2)])
        await page.reload()
        await expect.poll(() => names(page)).toEqual(before)
      })
    }
    await page.unrouteAll({ behavior: 'wait' })
    await showPicturesOnTheirWay(page)
  })
})

async function showPicturesOnTheirWay(page: Page): Promise<void> {
  await test.step('shows a blurred picture at once where the real one is on its way', async () => {
    await page.route(/\/uploads\/images\//, () => undefined)
    await page.goto('/admin/themes')
    const frames = page.getByRole('article').locator('[data-state="loading"]')
    await expect(frames.first()).toHaveCSS('background-image', /^url\("data:image\/webp/)
  })
}

/** Drags by touch on the handle on a phone, else with the mouse anywhere on the card. */
async function dragOnto(page: Page, name: string, target: string): Promise<void> {
  const isTouch = page.viewportSize()?.width === PHONE.width
  const grip = isTouch
    ? page.getByRole('button', { name: `Drag ${name}` })
    : card(page, name).getByRole('heading')
  // Near the top, so that the drag stays away from the edges where the page auto-scrolls.
  await grip.evaluate((element) => window.scrollBy(0, element.getBoundingClientRect().top - 200))
  const [from, to] = [await grip.boundingBox(), await card(page, target).boundingBox()]
  if (!from || !to) throw new Error('The cards are not on the page')
  const start = { x: from.x + from.width / 2, y: from.y + from.height / 2 }
  const end = isTouch ? { x: start.x, y: start.y + to.height } : { x: to.x + to.width / 2, y: start.y }
  if (isTouch) await dragByFinger(page, start, end)
  else await dragByMouse(page, start, end)
}

function isWrite(request: Request, method: string, path: string): boolean {
  return request.method() === method && new URL(request.url()).pathname === path
}
