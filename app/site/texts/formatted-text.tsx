import type { ReactNode } from 'react'
import { usePathIn } from '#app/lib/language/language.ts'
import { type Inline, readBlocks, readInline } from '#domain/site/site-texts/formatted.ts'

/** A text with the owner's formatting, inside a paragraph or heading. */
export function FormattedText({ text }: { text: string }) {
  return <Marks marks={readInline(text)} />
}

/** Paragraphs and lists with the owner's formatting. */
export function FormattedParagraphs({ text }: { text: string }) {
  return readBlocks(text).map((block, index) => {
    // Blocks have no identity other than their index.
    const key = String(index)
    if (block.kind === 'paragraph')
      return (
        <p key={key}>
          <Marks marks={block.children} />
        </p>
      )
    return (
      <ul key={key}>
        {block.items.map((item, place) => (
          <li key={String(place)}>
            <Marks marks={item} />
          </li>
        ))}
      </ul>
    )
  })
}

function Marks({ marks }: { marks: readonly Inline[] }): ReactNode {
  const [only] = marks
  if (marks.length === 1 && only?.kind === 'text') return only.text
  // Formatted parts have no identity other than their index.
  return marks.map((mark, index) => <Mark key={String(index)} mark={mark} />)
}

function Mark({ mark }: { mark: Inline }) {
  const pathIn = usePathIn()
  if (mark.kind === 'text') return mark.text
  if (mark.kind === 'break') return <br />
  const content = <Marks marks={mark.children} />
  if (mark.kind === 'link')
    return <a href={mark.href.startsWith('/') ? pathIn(mark.href) : mark.href}>{content}</a>
  return mark.kind === 'bold' ? <strong>{content}</strong> : <em>{content}</em>
}
