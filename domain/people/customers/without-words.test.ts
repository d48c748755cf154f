import { describe, expect, it } from 'vitest'
import { withoutWords } from './without-words.ts'

describe('withoutWords', () => {
  it.each([
    ['$50.00, to maria@example.com', ['maria@example.com'], '$50.00, to erased'],
    ['MT-1, Maria Gomez, 2027-02-13', ['Maria Gomez'], 'MT-1, erased, 2027-02-13'],
    ['despite the calendar: no', ['Al'], 'despite the calendar: no'],
    ['MARIA GOMEZ wrote', ['Maria Gomez', 'Maria'], 'erased wrote'],
    ['Call (305) 555-0123.', ['(305) 555-0123'], 'Call erased.'],
    ['a.b@example.com, axb@example.com', ['a.b@example.com'], 'erased, axb@example.com'],
    ['to jo.ann@example.com', ['ann@example.com'], 'to jo.ann@example.com'],
    ['joann@example.com', ['ann@example.com'], 'joann@example.com'],
    [
      'ann@example.com.au, ann@example.company',
      ['ann@example.com'],
      'ann@example.com.au, ann@example.company',
    ],
    ['Write to Ann@Example.com. <ann@example.com>', ['ann@example.com'], 'Write to erased. <erased>'],
    ["mailto:o'ann+1@example.com", ["o'ann+1@example.com"], 'mailto:erased'],
    ['nothing', ['', ' '], 'nothing'],
    ['María Łucja', ['Łucja'], 'María erased'],
  ])('%j without %j', (text, words, result) => expect(withoutWords(text, words)).toBe(result))
})
