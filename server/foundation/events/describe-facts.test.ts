import { describe, expect, it } from 'vitest'
import { AuditFacts } from '#contract/operations/audit-facts.ts'
import { englishWordsIn } from '#test/english-words.ts'
import { EXAMPLES } from '#test/factories/audit-examples.ts'
import { describeFacts, describeInEnglish, readDetails } from './describe-facts.ts'

const examples: (readonly [AuditFacts, string, string])[] = Object.values(EXAMPLES).flat()

describe.each(examples)('%j', (facts, english, spanish) => {
  it('reads back the same after it was stored, with the same English as always', () => {
    const stored: unknown = JSON.parse(JSON.stringify(facts))
    expect(AuditFacts.parse(stored)).toEqual(facts)
    expect(describeInEnglish(facts)).toBe(english)
    expect(readDetails({ details: 'older', facts: stored }).details).toBe(english)
  })

  it('is translated into Spanish, except for what was typed', () => {
    const told = describeFacts('es', facts)
    const marked = told.map(({ text, language }) => (language === 'es' ? text : `«${text}»`)).join('')
    expect(marked).toBe(spanish)
    const spoken = told.filter(({ language }) => language === 'es').map(({ text }) => text)
    expect(englishWordsIn(spoken.join('\n'))).toEqual([])
  })

  it('is a single part for readers of English', () => {
    expect(describeFacts('en', facts)).toHaveLength(english === '' ? 0 : 1)
  })
})
