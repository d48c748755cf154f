import { useId, useState } from 'react'
import { useWords } from '#app/lib/language/in-both.ts'
import { Action } from '../parts/action.tsx'
import { Fold } from '../parts/fold.tsx'
import styles from './note-step.module.css'
import { STOP_WORDS } from './stop-words.ts'
import type { Visit } from './use-visit.ts'

/** The only place to type, for what no button says. */
export function NoteStep({ visit: { isBusy, tell } }: { readonly visit: Visit }) {
  const words = useWords(STOP_WORDS)
  const id = useId()
  const [text, setText] = useState('')
  const [isKept, setIsKept] = useState(false)
  const keep = async () => {
    if (!(await tell('note', { data: { text: text.trim() } }))) return
    setText('')
    setIsKept(true)
  }
  return (
    <Fold icon="pencil" title={<span id={id}>{words.note}</span>}>
      <textarea
        aria-labelledby={id}
        rows={3}
        maxLength={2000}
        className={styles.text}
        value={text}
        onChange={({ target }) => {
          setText(target.value)
          setIsKept(false)
        }}
      />
      <p role="status">{isKept && words.noteKept}</p>
      <Action disabled={isBusy || text.trim() === ''} onClick={() => void keep()}>
        {words.keepNote}
      </Action>
    </Fold>
  )
}
