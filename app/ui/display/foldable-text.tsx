import { useState } from 'react'
import { classNames } from '../class-names.ts'
import { TextButton } from '../controls/text-button.tsx'
import { useUiWords } from '../ui-words.ts'
import styles from './foldable-text.module.css'

/** Longer than a few lines of a card. */
const LONG = 150

type FoldableTextProps = {
  text: string
  /** What the text is about, for screen reader users who hear only the button. */
  about: string
  className?: string | undefined
}

/** A text of any length: a long one shows its beginning, and all of it at one tap. */
export function FoldableText({ text, about, className }: FoldableTextProps) {
  const words = useUiWords()
  const [isOpen, setOpen] = useState(false)
  if (text.length <= LONG) return <p className={className}>{text}</p>
  return (
    <div className={className}>
      <p className={classNames(!isOpen && styles.folded)}>{text}</p>
      <TextButton aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {isOpen ? words.showLess : words.readMore}
        <span className="visually-hidden">{words.about(about)}</span>
      </TextButton>
    </div>
  )
}
