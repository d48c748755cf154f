import { expect, type Page } from '@playwright/test'
import { englishWordsIn } from '#test/english-words.ts'

/** Returns a page's visible and accessible text, except what is marked as English. */
function spokenOn(page: Page): Promise<string> {
  return page.evaluate(() => {
    const copy = document.body.cloneNode(true) as HTMLElement
    for (const other of copy.querySelectorAll('[lang="en"], script, style, template, noscript'))
      other.remove()
    const written: string[] = []
    const texts = document.createTreeWalker(copy, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) written.push(texts.currentNode.textContent ?? '')
    const attributes = ['aria-label', 'aria-valuetext', 'aria-description', 'alt', 'placeholder', 'title']
    const named = [...copy.querySelectorAll('*')].flatMap((each) =>
      attributes.map((name) => each.getAttribute(name) ?? ''),
    )
    const told = [...document.head.querySelectorAll('title, meta[content][name], meta[property]')].map(
      (each) => each.getAttribute('content') ?? each.textContent,
    )
    return [document.title, ...written, ...named, ...told].join('\n').replaceAll('es_US', '')
  })
}

/** Expects no English on a Spanish page. */
export async function expectNoEnglish(page: Page, message?: string): Promise<void> {
  expect(englishWordsIn(await spokenOn(page)), message).toEqual([])
}
