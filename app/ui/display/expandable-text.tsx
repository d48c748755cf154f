import { useState } from 'react'
import { classNames } from '../class-names.ts'
import { TextButton } from '../controls/text-button.tsx'
import { useUiText } from '../ui-text.ts'
import styles from './expandable-text.module.css'

/** Longer than a few lines of a card. */
const LONG = 150

type FoldableTextProps = {
  text: string
  /** What the text is about, for screen reader users who hear only the button. */
  about: string
  /** The text's language, if it differs from the page's. */
  lang?: string | undefined
  className?: string | undefined
}

/** A text of any length: a long one is truncated, and expands on tap. */
export function ExpandableText({ text, about, lang, className }: FoldableTextProps) {
  const uiText = useUiText()
  const [isOpen, setOpen] = useState(false)
  if (text.length <= LONG)
    return (
      <p lang={lang} className={className}>
        {text}
      </p>
    )
  return (
    <div className={className}>
      <p lang={lang} className={classNames(!isOpen && styles.folded)}>
        {text}
      </p>
      <TextButton
        aria-expanded={isOpen}
        aria-label={uiText(isOpen ? 'ui.showLessAbout' : 'ui.readMoreAbout', { what: about })}
        onClick={() => setOpen(!isOpen)}
      >
        {isOpen ? uiText('ui.showLess') : uiText('ui.readMore')}
      </TextButton>
    </div>
  )
}
