import { expect, type Page } from '@playwright/test'

export type Point = { x: number; y: number }

/** Presses, moves in small steps and releases. */
export async function dragByMouse(page: Page, start: Point, end: Point): Promise<void> {
  await page.mouse.move(start.x, start.y)
  await page.mouse.down()
  await page.mouse.move(end.x, end.y, { steps: 12 })
  await page.mouse.up()
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
