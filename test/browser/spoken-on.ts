import { expect, type Page } from '@playwright/test'
import { englishWordsIn } from '#test/english-words.ts'

/** Returns a page's visible and accessible text, except what is marked as English: of this one, or as another is sent. */
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

/** Expects no English on another Spanish page as it is sent. */
export async function expectNoEnglishIn(page: Page, path: string): Promise<void> {
  expect(englishWordsIn(await spokenOn(page, path)), path).toEqual([])
}

/** Expects no English on a Spanish page. */
export async function expectNoEnglish(page: Page, message?: string): Promise<void> {
  expect(englishWordsIn(await spokenOn(page)), message).toEqual([])
}
