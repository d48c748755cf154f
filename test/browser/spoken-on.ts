import { expect, type Locator, type Page } from '@playwright/test'
import { formatLong, type PartyDay } from '#domain/foundation/time/party-day.ts'
import { englishWordsIn } from '#test/english-words.ts'
import { expectNoSidewaysScroll } from './expect-no-sideways-scroll.ts'

/**
 * Returns a page's visible and accessible text, except what is marked as English: of this page, or of another
 * one as sent.
 */
function spokenOn(page: Page, path?: string): Promise<string> {
  return page.evaluate(async (address) => {
    const sent = address && (await (await fetch(address)).text())
    const { body, head, title } = sent ? new DOMParser().parseFromString(sent, 'text/html') : document
    const copy = body.cloneNode(true) as HTMLElement
    for (const other of copy.querySelectorAll('[lang="en"], script, style, template, noscript'))
      other.remove()
    const written: string[] = []
    const texts = document.createTreeWalker(copy, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) written.push(texts.currentNode.textContent ?? '')
    const attributes = ['aria-label', 'aria-valuetext', 'aria-description', 'alt', 'placeholder', 'title']
    const named = [...copy.querySelectorAll('*')].flatMap((each) =>
      attributes.map((name) => each.getAttribute(name) ?? ''),
    )
    const told = [...head.querySelectorAll('title, meta[content][name], meta[property]')].map(
      (each) => each.getAttribute('content') ?? each.textContent,
    )
    return [title, ...written, ...named, ...told].join('\n').replaceAll('es_US', '')
  }, path)
}

/** Expects no English on another Spanish page as sent. */
export async function expectNoEnglishIn(page: Page, path: string): Promise<void> {
  expect(englishWordsIn(await spokenOn(page, path)), path).toEqual([])
}

/** Expects no English on a Spanish page. */
export async function expectNoEnglish(page: Page, message?: string): Promise<void> {
  expect(englishWordsIn(await spokenOn(page)), message).toEqual([])
}

/** Axe checks each page once, since it is the same in every language: not each of its states again. */
export async function expectSpanish(page: Page): Promise<void> {
  await expectNoEnglish(page)
  await expectNoSidewaysScroll(page)
}

export const inSpanish = (day: PartyDay) => formatLong(day, 'es')

/** Returns the button for a day in a Spanish calendar, after paging to its month. */
export async function turnToDay(calendar: Locator | Page, day: PartyDay): Promise<Locator> {
  const button = calendar.getByRole('button', { name: new RegExp(`^${inSpanish(day)}`) })
  const later = calendar.getByRole('button', { name: 'Ir al mes siguiente' })
  await later.waitFor()
  while (!(await button.isVisible())) await later.click()
  return button
}
