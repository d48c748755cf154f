type Rule = { matches(element: Element, ...more: unknown[]): boolean }
type Check = { evaluate(element: Element, ...more: unknown[]): boolean | undefined }
type Audit = { getRule(id: 'color-contrast'): Rule; checks: { 'color-contrast': Check } }

/** What is cached in a page between two runs. */
export type Contrasts = {
  /** Starts a run: whatever changed since the last one is recomputed. */
  begin(): void
  /** Returns the kinds of text that this run was the first to pass. */
  end(): string[]
}

/**
 * Runs in the page. Of texts that are alike on the same background, only the first passing one is checked:
 * three quarters of a run was the contrast of text, mostly in the next row or unchanged since the last run.
 * Texts are alike if they have the same size, weight and color, in elements with the same classes and states
 * all the way up to the page, each on the same background, at the same window width. A text that fails, or
 * that axe cannot judge, says nothing about others.
 */
export function judgeContrastOnce(goodBefore: readonly string[]): Contrasts {
  const { _audit } = (window as unknown as { axe: { _audit: Audit } }).axe
  const rule = _audit.getRule('color-contrast')
  const check = _audit.checks['color-contrast']
  const { matches } = rule
  const { evaluate } = check
  const good = new Set(goodBefore)
  const states = [
    'class',
    'type',
    'role',
    ...'selected checked pressed current disabled invalid busy'.split(' '),
  ]
  const attributes = states.map((state, index) => (index < 3 ? state : `aria-${state}`))
  let kinds = new Map<Element, string>()
  let news: string[] = []

  const hash = (words: string) => {
    let [one, other] = [5381, 52711]
    for (let index = 0; index < words.length; index++) {
      const code = words.charCodeAt(index)
      one = Math.imul(one, 33) ^ code
      other = Math.imul(other, 31) + code
    }
    return `${(one >>> 0).toString(36)}${(other >>> 0).toString(36)}`
  }
  const getKind = (element: Element): string => {
    const known = kinds.get(element)
    if (known) return known
    const around = element.parentElement ? getKind(element.parentElement) : String(innerWidth)
    const { backgroundColor, backgroundImage, opacity } = getComputedStyle(element)
    const own = attributes.map((name) => element.getAttribute(name))
    const kind = hash(
      [around, element.localName, ...own, backgroundColor, backgroundImage, opacity].join('|'),
    )
    kinds.set(element, kind)
    return kind
  }
  const hasLetters = (element: Element) =>
    element.matches('input, select, textarea') ||
    [...element.childNodes].some((child) => child instanceof Text && child.data.trim() !== '')

  const kindOfText = (element: Element) => {
    const { color, fontSize, fontWeight, textShadow } = getComputedStyle(element)
    return hash([getKind(element), color, fontSize, fontWeight, textShadow].join('|'))
  }
  // As the rule itself treats elements without text of their own, only sooner.
  rule.matches = (element, ...more) =>
    hasLetters(element) && !good.has(kindOfText(element)) && matches.call(rule, element, ...more)
  check.evaluate = function (element, ...more) {
    const kind = kindOfText(element)
    if (good.has(kind)) return true
    const isGood = evaluate.call(this, element, ...more)
    if (isGood) {
      good.add(kind)
      news.push(kind)
    }
    return isGood
  }
  return {
    begin() {
      kinds = new Map()
      news = []
    },
    end: () => news,
  }
}
