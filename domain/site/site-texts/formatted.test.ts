import { describe, expect, it } from 'vitest'
import { toPublishedTerms } from '#domain/booking/changes/published-terms.ts'
import { textIn } from '#domain/foundation/translation/text-in.ts'
import { DEFAULT_TEEPEE_SPACE } from '../room-plan.ts'
import {
  findRefusedLinks,
  type Inline,
  isSafeHref,
  readBlocks,
  readInline,
  toPlainText,
} from './formatted.ts'
import { usualTexts } from './site-texts.ts'
import { usualFaq } from './usual-faq.ts'

const text = (words: string): Inline => ({ kind: 'text', text: words })

describe('the markup of a text', () => {
  it.each<[string, Inline[]]>([
    ['plain', [text('plain')]],
    ['a **bold** word', [text('a '), { kind: 'bold', children: [text('bold')] }, text(' word')]],
    ['an *italic* word', [text('an '), { kind: 'italic', children: [text('italic')] }, text(' word')]],
    [
      '**bold and *italic* in it**',
      [
        {
          kind: 'bold',
          children: [text('bold and '), { kind: 'italic', children: [text('italic')] }, text(' in it')],
        },
      ],
    ],
    [
      '*italic and **bold***',
      [{ kind: 'italic', children: [text('italic and '), { kind: 'bold', children: [text('bold')] }] }],
    ],
    [
      '[write **now**](/#contact)',
      [
        {
          kind: 'link',
          href: '/#contact',
          children: [text('write '), { kind: 'bold', children: [text('now')] }],
        },
      ],
    ],
    ['two\nlines', [text('two'), { kind: 'break' }, text('lines')]],
    ['4 * 5 * 6', [text('4 * 5 * 6')]],
    ['an open **mark', [text('an open **mark')]],
    ['\\*not italic\\*', [text('*not italic*')]],
    ['\\[no link](/x)', [text('[no link](/x)')]],
    ['[no](javascript:alert(1))', [text('[no](javascript:alert(1))')]],
    ['', []],
  ])('%j', (written, marks) => {
    expect(readInline(written)).toEqual(marks)
  })

  it('cannot overlap', () => {
    const long = `${'*['.repeat(1_000)}${'](/x)*'.repeat(300)}`
    expect(toPlainText(long).length).toBeGreaterThan(0)
  })
})

describe('paragraphs and lists', () => {
  it.each([
    ['one\n\ntwo', ['paragraph', 'paragraph']],
    ['- one\n- two', ['list']],
    ['Bring:\n- one\n- two\nand more', ['paragraph', 'list', 'paragraph']],
    ['- one\n\n- two', ['list', 'list']],
    ['2-3 children\n-no list', ['paragraph']],
    [' \n\n ', []],
  ])('%j', (written, kinds) => {
    expect(readBlocks(written).map(({ kind }) => kind)).toEqual(kinds)
  })

  it('are read out as plain text, in order', () => {
    expect(toPlainText('Bring **pillows**:\n- one\n- [two](/x)\n\nThe end')).toBe(
      'Bring pillows:\n\n- one\n- two\n\nThe end',
    )
  })
})

it('the words of a new site are plain, except for two links', () => {
  const terms = toPublishedTerms()
  for (const language of ['en', 'es'] as const) {
    const links = Object.entries(usualTexts(terms, textIn(language))).filter(([, words]) =>
      readInline(words.replaceAll('\n', ' ')).some(({ kind }) => kind !== 'text'),
    )
    expect(links.map(([place]) => place)).toEqual(['about.guests', 'faq.more'])
    for (const { answer } of usualFaq({ space: DEFAULT_TEEPEE_SPACE, terms }, textIn(language)))
      expect(readBlocks(answer)).toEqual([{ kind: 'paragraph', children: [text(answer)] }])
  }
})

describe('a link', () => {
  it.each([
    'https://example.com/a?b=c#d',
    'HTTPS://example.com',
    'mailto:a@b.co',
    'mailto:a@b.co?subject=Hi',
    'tel:+13055550100',
    'tel:(305)555-0100',
    '/',
    '/#faq',
    '/es/temas',
    '#faq',
  ])('may lead to %s', (href) => {
    expect(isSafeHref(href)).toBe(true)
    expect(findRefusedLinks(`[x](${href.replace(/[()]/g, '')})`)).toEqual([])
  })

  it.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert`1`',
    'java\tscript:alert(1)',
    ' javascript:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    'blob:https://example.com/1',
    'file:///etc/passwd',
    'http://example.com',
    '//example.com',
    '/\\example.com',
    '\\\\example.com',
    'https:example.com',
    'https://',
    'https://user@example.com',
    'https://bank.com:x@evil.example',
    'https://exam ple.com',
    'https://example.com/"onclick=',
    'mailto:',
    'mailto:?bcc=a@b.co',
    'tel:javascript',
    'example.com',
    'ftp://example.com',
    '#"x',
    '',
  ])('may not lead to %j', (href) => {
    expect(isSafeHref(href)).toBe(false)
    expect(readInline(`[x](${href})`).some(({ kind }) => kind === 'link')).toBe(false)
  })

  it('with a forbidden target is reported to its author', () => {
    expect(findRefusedLinks('See [here](http://a.b) and [there](/b)')).toEqual(['http://a.b'])
  })
})
