import { expect, type Page } from '@playwright/test'
import sharp from 'sharp'
import type { Corners, Point } from '#domain/site/room-photo/perspective.ts'
import { aHeic } from '#test/factories/pictures/heic.ts'
import { drawRoom, makeRoom } from '#test/factories/pictures/made-room.ts'
import { dayAhead, fullDraft, openStep, test } from '../booking-visit.ts'
import { dragByMouse, middleOf } from '../drag.ts'
import { expectAccessible } from '../expect-accessible.ts'
import { expectNoSidewaysScroll } from '../expect-no-sideways-scroll.ts'
import { DESKTOP, PHONE } from '../viewports.ts'

test.use({ viewport: PHONE, hasTouch: true })

const PLACES = ['far left', 'far right', 'near right', 'near left'] as const
const room = makeRoom(4)

/** As a phone stores it: lying on its side, with a note how to turn it. */
async function photoOfRoom() {
  const buffer = await sharp(await drawRoom(room))
    .rotate(-90)
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()
  return { name: 'floor.jpg', mimeType: 'image/jpeg', buffer }
}

async function openPlanner(page: Page, language: 'en' | 'es' = 'en') {
  await openStep(page, 1, fullDraft(dayAhead(60), { numberOfTeepees: 1 }), language)
  await page.getByText(language === 'en' ? 'Will it fit in our room?' : '¿Cabrá en nuestro cuarto?').click()
}

const photoField = (page: Page) => page.getByLabel(/^(Photo of your floor|Another photo|Foto de su piso)/)

/** Where a point of the photo is on the screen now. */
async function onScreen(page: Page, { x, y }: Point): Promise<Point> {
  const shown = page.getByRole('img', { name: 'Photo of your floor' })
  const box = await shown.boundingBox()
  const [left = 0, top = 0, width = 1] = ((await shown.getAttribute('viewBox')) ?? '').split(' ').map(Number)
  const scale = (box?.width ?? 0) / width
  return { x: (box?.x ?? 0) + (x - left) * scale, y: (box?.y ?? 0) + (y - top) * scale }
}

type Drag = (page: Page, from: Point, to: Point) => Promise<void>

async function dragByTouch(page: Page, from: Point, to: Point): Promise<void> {
  const session = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', point?: Point) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: point ? [point] : [] })
  await touch('touchStart', from)
  for (let step = 1; step <= 6; step++)
    await touch('touchMove', {
      x: from.x + ((to.x - from.x) * step) / 6,
      y: from.y + ((to.y - from.y) * step) / 6,
    })
  await expect(page.locator('[class*="magnifier"]')).toBeVisible()
  await touch('touchEnd')
  await session.detach()
}

/** By arrow keys: pixels of the screen, ten at once with Shift. */
async function moveByKeys(page: Page, from: Point, to: Point): Promise<void> {
  const press = async (distance: number, back: string, on: string) => {
    const pixels = Math.round(Math.abs(distance))
    const key = distance < 0 ? back : on
    for (let count = 0; count < Math.floor(pixels / 10); count++) await page.keyboard.press(`Shift+${key}`)
    for (let count = 0; count < pixels % 10; count++) await page.keyboard.press(key)
  }
  await press(to.x - from.x, 'ArrowLeft', 'ArrowRight')
  await press(to.y - from.y, 'ArrowUp', 'ArrowDown')
}

async function mark(page: Page, of: 'Sheet' | 'Floor', corners: Corners, drag: Drag): Promise<void> {
  for (const [index, corner] of corners.entries()) {
    const handle = page.getByRole('button', { name: `${of}, ${PLACES[index]} corner` })
    await handle.focus()
    await drag(page, await middleOf(handle), await onScreen(page, corner))
  }
}

const read = async (page: Page, label: string) => Number(await page.getByLabel(label).inputValue())

test('a photo with a sheet of paper measures the floor and shows the teepees in it, or asks to type', async ({
  page,
}) => {
  await openPlanner(page)
  await page.getByRole('button', { name: 'Use a Photo' }).click()
  await expect(page.getByText('Your photo stays on this device.')).toBeVisible()
  await expect(page.locator(':focus').filter({ has: photoField(page) })).toHaveCount(1)
  await photoField(page).setInputFiles(await photoOfRoom())
  await expectAccessible(page)

  await test.step('the sheet is marked by finger, then closer by mouse', async () => {
    await mark(page, 'Sheet', room.sheet, dragByTouch)
    await page.getByRole('button', { name: 'Look Closer' }).click()
    await expect(page.getByText('Now closer: put each point exactly on its corner.')).toBeVisible()
    await mark(page, 'Sheet', room.sheet, dragByMouse)
    await page.getByRole('button', { name: 'Mark the Floor' }).click()
  })

  await test.step('the floor by keys', async () => {
    await mark(page, 'Floor', room.floor, moveByKeys)
    await expectNoSidewaysScroll(page)
    await page.getByRole('button', { name: 'Measure' }).click()
  })

  await test.step('the fields are filled, and the same plan is drawn into the photo', async () => {
    await expect(page.getByText(/^About [\d.]+ by [\d.]+ feet, give or take \d+ inch/)).toBeFocused()
    expect(Math.abs((await read(page, 'Width (feet)')) / room.width - 1)).toBeLessThan(0.12)
    expect(Math.abs((await read(page, 'Length (feet)')) / room.length - 1)).toBeLessThan(0.12)
    await expect(page.getByText('It fits.')).toBeVisible()
    await expect(page.getByRole('img', { name: '1 teepee drawn into your photo' })).toBeVisible()
    await expectAccessible(page)
    await page.setViewportSize(DESKTOP)
    await expectNoSidewaysScroll(page)
  })

  await test.step('typed feet win', async () => {
    await page.getByLabel('Width (feet)').fill('3')
    await expect(page.getByText('No teepee fits here. Is there a larger room?')).toBeVisible()
    await expect(page.getByRole('img', { name: '0 teepees drawn into your photo' })).toBeVisible()
  })

  await test.step('what cannot be measured or read asks to type, in Spanish, too', async () => {
    await page.setViewportSize(PHONE)
    await openPlanner(page, 'es')
    await page.getByRole('button', { name: 'Usar una foto' }).click()
    await photoField(page).setInputFiles({ name: 'IMG_1.HEIC', mimeType: 'image/heic', buffer: aHeic() })
    await expect(page.getByText(/^Este navegador no puede leer fotos HEIC\./)).toBeVisible()
    await photoField(page).setInputFiles(await photoOfRoom())
    await page.getByRole('button', { name: 'Hoja, esquina lejana izquierda' }).focus()
    for (let count = 0; count < 40; count++) await page.keyboard.press('Shift+ArrowDown')
    await page.getByRole('button', { name: 'Ver de cerca' }).click()
    await page.getByRole('button', { name: 'Marcar el piso' }).click()
    await page.getByRole('button', { name: 'Medir' }).click()
    await expect(page.getByRole('alert').filter({ hasText: 'La hoja se ve muy pequeña' })).toBeVisible()
    await expect(page.getByLabel('Ancho (pies)')).toHaveValue('')
  })
})
