import { describe, expect, it } from 'vitest'
import { AuditFacts } from '#contract/operations/audit-facts.ts'
import { englishWordsIn } from '#test/english-words.ts'
import { EXAMPLES } from '#test/factories/audit-examples.ts'
import { readDetails, tellInEnglish, tellTo } from './tell-facts.ts'

const examples: (readonly [AuditFacts, string, string])[] = Object.values(EXAMPLES).flat()

describe.each(examples)('%j', (facts, english, spanish) => {
  it('is the same once it has been stored, and told in English as ever', () => {
    const stored: unknown = JSON.parse(JSON.stringify(facts))
    expect(AuditFacts.parse(stored)).toEqual(facts)
    expect(tellInEnglish(facts)).toBe(english)
    expect(readDetails({ details: 'older', facts: stored }).details).toBe(english)
  })

  it('is told in Spanish, apart from what was typed', () => {
    const told = tellTo('es', facts)
    const marked = told.map(({ text, language }) => (language === 'es' ? text : `«${text}»`)).join('')
    expect(marked).toBe(spanish)
    const spoken = told.filter(({ language }) => language === 'es').map(({ text }) => text)
    expect(englishWordsIn(spoken.join('\n'))).toEqual([])
  })

  it('is one part for whoever reads English', () => {
    expect(tellTo('en', facts)).toHaveLength(english === '' ? 0 : 1)
  })
})
