import type { Page } from '@playwright/test'
import { describeLanguage, LANGUAGES } from '#domain/foundation/text/language.ts'

/** What is the same in every language: names of companies and languages, AM and PM. */
const NAMES = [
  ...['Instagram', 'Facebook', 'Pinterest', 'Google', 'Stripe', 'Miami'],
  ...LANGUAGES.flatMap((language) => {
    const { name, viewIn, halves } = describeLanguage(language)
    return [name, ...viewIn.split(' '), ...halves]
  }),
]

/**
 * Returns a sentence for every untranslated and every truncated text on the page. `owned` is what people have written,
 * which is never translated.
 */
export async function findFaults(page: Page, owned: readonly string[]): Promise<string[]> {
  // Longest first, since others may be part of it.
  const longestFirst = owned.toSorted((one, other) => other.length - one.length)
  return page.evaluate(findInPage, { owned: longestFirst, same: SAME })
}

/** Dates, lists and language names are formatted in a locale, and that of `en-XA` is English. */
function listLocaleWords(): string[] {
  const days = Array.from({ length: 12 * 31 }, (_, day) => new Date(2027, day / 31, 1 + (day % 31), 12))
  const dates = days.flatMap((day) =>
    (['long', 'short'] as const).flatMap((style) => [
      day.toLocaleString('en-US', { weekday: style }),
      day.toLocaleString('en-US', { month: style }),
    ]),
  )
  const times = new Date(2027, 0, 1).toLocaleString('en-US', { dateStyle: 'long', timeStyle: 'short' })
  const lists = new Intl.ListFormat('en-US').format(['1', '2', '3'])
  const names = new Intl.DisplayNames('en-US', { type: 'language' })
  const languages = LANGUAGES.map((language) => names.of(language))
  return [...dates, ...dates.map((word) => word.slice(0, 2)), ...toWords(`${times} ${lists} ${languages}`)]
}

function toWords(text: string): string[] {
  return text.match(/[A-Za-z]{2,}/g) ?? []
}

const SAME = [...NAMES, ...new Set(listLocaleWords())]

/** Runs in the page. */
function findInPage({ owned, same }: { owned: readonly string[]; same: readonly string[] }): string[] {
  const known = new Set(same)
  const faults = new Set<string>()
  const pen = document.createElement('canvas').getContext('2d') as CanvasRenderingContext2D

  check(document.title, 'title')
  for (const element of document.querySelectorAll('body *')) {
    // Typed text is not ours to translate.
    if (element.closest('script, style, template, noscript, svg, iframe, textarea')) continue
    if (element.matches('option')) check(element.textContent, 'option')
    if (!element.checkVisibility({ visibilityProperty: true })) continue
    for (const name of ['aria-label', 'title', 'placeholder', 'alt', 'aria-description', 'aria-valuetext'])
      check(element.getAttribute(name), name)
    for (const node of element.childNodes) {
      if (node.nodeType !== Node.TEXT_NODE || !node.textContent?.trim()) continue
      check(node.textContent, element.tagName.toLowerCase())
      const cut = isTranslated(node.textContent) && findCut(element, node)
      if (cut) faults.add(cut)
    }
    const cut = findCutChoice(element)
    if (cut) faults.add(cut)
    if (element.matches('dialog, [role="dialog"], [role="alertdialog"], main, form')) checkSideways(element)
  }
  checkSideways(document.documentElement)
  return [...faults]

  function check(written: string | null | undefined, where: string): void {
    if (!written || !hasEnglish(written)) return
    // A person's name, as in what families have written.
    if (/^\p{Lu}\p{L}+ \p{Lu}\.$/u.test(written.trim())) return
    // A long text of the owner's may be shown in parts.
    if (written.trim().length > 20 && owned.some((text) => text.includes(written.trim()))) return
    let rest = written
    for (const text of owned) rest = rest.replaceAll(text, ' ')
    if (hasEnglish(rest)) faults.add(`not translated, ${where}: ${written.trim()}`)
  }

  function hasEnglish(text: string): boolean {
    const words =
      text
        .replace(/\S*[@/_]\S*|\S+\.\w{2,}|MT(-\w{4}){3}|\{\w+\}/g, ' ')
        .match(/(?<![\p{L}\d])[A-Za-z]{2,}(?!\p{L})/gu) ?? []
    return words.some((word) => !known.has(word))
  }

  /** All translated letters have accents. */
  function isTranslated(text: string): boolean {
    return /[^\p{ASCII}]/u.test(text.replace(/[^\p{L}]/gu, ''))
  }

  function checkSideways(element: Element): void {
    for (const each of [element, ...element.querySelectorAll(':scope > div')]) {
      const over = each.scrollWidth - each.clientWidth
      if (over > 1 && each.clientWidth > 4 && getComputedStyle(each).overflowX !== 'visible')
        faults.add(`scrolls sideways by ${over} px: ${name(each)}; ${findWidest(each)}`)
    }
    const over = document.documentElement.scrollWidth - innerWidth
    if (over > 0) faults.add(`wider than the screen by ${over} px: ${findWidest(document.body)}`)
  }

  function name({ tagName, className, textContent }: Element): string {
    return `${tagName} ${className} ${textContent?.slice(0, 40)}`
  }

  function findWidest(around: Element): string {
    const end = Math.min(innerWidth, around.getBoundingClientRect().right)
    const wide = [...around.querySelectorAll('*')].filter(
      (element) => element.checkVisibility() && element.getBoundingClientRect().right > end + 1,
    )
    return wide.map(name).at(-1) ?? ''
  }

  /** The value of a field is not a text of the page. A placeholder may be truncated: it is an example. */
  function findCutChoice(field: Element): string | undefined {
    if (!(field instanceof HTMLSelectElement)) return undefined
    const { font, whiteSpace, paddingInlineStart, paddingInlineEnd } = getComputedStyle(field)
    if (whiteSpace === 'normal') return undefined
    const shown = field.selectedOptions[0]?.text ?? ''
    pen.font = font
    const room =
      field.clientWidth - Number.parseFloat(paddingInlineStart) - Number.parseFloat(paddingInlineEnd)
    const over = Math.round(pen.measureText(shown).width - room)
    return over > 1 ? `cut off in its field by ${over} px: ${shown}` : undefined
  }

  /** Texts for screen readers only are clipped to a point, and lists that scroll sideways show the rest. */
  function findCut(element: Element, node: Node): string | undefined {
    const range = document.createRange()
    range.selectNodeContents(node)
    const text = range.getBoundingClientRect()
    if (text.width < 2) return undefined
    let isInBox = false
    // The viewport does not clip: what is outside can be scrolled to, unless a dialog is open.
    for (
      let around: Element | null = element;
      around && around !== document.body;
      around = around.parentElement
    ) {
      const { overflowX, overflowY, display } = getComputedStyle(around)
      if (display === 'inline' || display === 'contents') continue
      const box = around.getBoundingClientRect()
      if (box.width < 4 || box.height < 4) return undefined
      const scrolls = (overflow: string) => overflow === 'auto' || overflow === 'scroll'
      if (scrolls(overflowX) || scrolls(overflowY)) return undefined
      const beside = Math.round(Math.max(text.right - box.right, box.left - text.left))
      const below = Math.round(Math.max(text.bottom - box.bottom, box.top - text.top))
      const isHidden = (overflow: string) => overflow === 'hidden' || overflow === 'clip'
      const said = `${node.textContent?.trim()} (${name(around)})`
      if (isHidden(overflowX) && beside > 1) return `cut off by ${beside} px: ${said}`
      if (isHidden(overflowY) && below > 3) return `cut off by ${below} px below: ${said}`
      if (!isInBox && beside > 2) return `sticks out by ${beside} px: ${said}`
      isInBox = true
    }
    return undefined
  }
}
