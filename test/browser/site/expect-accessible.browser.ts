import { expect } from '@playwright/test'
import { expectAccessible } from '../expect-accessible.ts'
import { test } from '../uncomplaining-test.ts'

test('a text that is too pale is found among others alike, again in each look, and after a state has changed', async ({
  page,
}) => {
  const row = (state: string, color: string) =>
    `<li class="row" ${state}><span style="color: ${color}">So many stars</span></li>`
  const show = (...rows: string[]) =>
    page.setContent(
      `<!doctype html><html lang="en"><title>Stars</title><body style="background: white"><main><h1>Stars</h1>
       <ul>${rows.join('')}</ul></main></body></html>`,
    )
  const dark = row('', 'rgb(40, 40, 40)')
  await show(dark, dark)
  await expectAccessible(page)
  await expectAccessible(page)
  await page.evaluate(() => {
    for (const each of document.querySelectorAll('span')) each.style.backgroundColor = 'rgb(70, 70, 70)'
  })
  await expect(expectAccessible(page)).rejects.toThrow(/color-contrast.*So many stars/)

  await show(dark, row('', 'rgb(230, 230, 230)'), dark)
  for (const _ of ['first look', 'second look'])
    await expect(expectAccessible(page)).rejects.toThrow(/color-contrast.*rgb\(230, 230, 230\)/)
  // The first one of its kind is covered by something, so axe cannot judge it.
  const pale = row('', 'rgb(200, 200, 200)')
  const cover =
    '<li style="position: absolute; inset: 0 0 auto; height: 150px; background: url(data:,)"></li>'
  await show(cover, pale, ...Array(20).fill(pale))
  await expect(expectAccessible(page)).rejects.toThrow(/color-contrast.*rgb\(200, 200, 200\)/)
  await show(dark, `<div style="background: rgb(60, 60, 60)">${dark}</div>`)
  await expect(expectAccessible(page)).rejects.toThrow(/color-contrast/)
})

test('while a modal is open, it alone is looked at, as nothing behind it takes the focus', async ({
  page,
}) => {
  const pale = 'color: rgb(230, 230, 230); background: white'
  await page.setContent(
    `<!doctype html><html lang="en"><title>Stars</title><body style="background: white"><main><h1>Stars</h1>
     <button type="button" style="${pale}">Behind it</button></main>
     <dialog aria-label="Moon"><p>So many moons</p></dialog></body></html>`,
  )
  const dialog = page.locator('dialog')
  const behind = page.locator('main button')
  await dialog.evaluate((each: HTMLDialogElement) => each.showModal())
  await expectAccessible(page)
  await behind.evaluate((button: HTMLElement) => button.focus())
  await expect(behind).not.toBeFocused()
  await dialog.locator('p').evaluate((words, style) => words.setAttribute('style', style), pale)
  await expect(expectAccessible(page)).rejects.toThrow(/color-contrast.*So many moons/)
  await dialog.evaluate((each: HTMLDialogElement) => {
    each.close()
    each.show()
  })
  await expect(expectAccessible(page)).rejects.toThrow(/color-contrast.*Behind it/)
})
