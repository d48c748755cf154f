import { expect, type Locator, type Page } from '@playwright/test'

export type Point = { x: number; y: number }

export async function middleOf(place: Locator): Promise<Point> {
  const box = await place.boundingBox()
  if (!box) throw new Error('nothing there')
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

/** Presses, moves in small steps and releases. The page ignores clicks for 50 ms after that (dnd-kit). */
export async function dragByMouse(page: Page, start: Point, end: Point): Promise<void> {
  await page.mouse.move(start.x, start.y)
  await page.mouse.down()
  await page.mouse.move(end.x, end.y, { steps: 12 })
  await page.mouse.up()
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 100)))
}

/** Presses until the card is picked up, then moves and releases. */
export async function dragByFinger(page: Page, start: Point, end: Point): Promise<void> {
  const session = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', point?: Point) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: point ? [point] : [] })
  await touch('touchStart', start)
  await expect(page.getByText(/^Picked up/)).toBeAttached()
  for (let step = 1; step <= 12; step++) {
    await touch('touchMove', { x: start.x, y: start.y + ((end.y - start.y) * step) / 12 })
  }
  await touch('touchEnd')
}
