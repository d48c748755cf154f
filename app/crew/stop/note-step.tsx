import { useId, useState } from 'react'
import { useText } from '#app/lib/messages/use-text.ts'
import { isNote, NOTE_MAX } from '#domain/crew/crew-events.ts'
import { Action } from '../parts/action.tsx'
import { Disclosure } from '../parts/disclosure.tsx'
import styles from './note-step.module.css'
import type { Visit } from './use-visit.ts'

/** The only free text, for what no button covers. */
export function NoteStep({ visit: { isBusy, report } }: { readonly visit: Visit }) {
  const text = useText()
  const id = useId()
  const [note, setNote] = useState('')
  const [isKept, setIsKept] = useState(false)
  const keep = async () => {
    if (!(await report('note', { data: { text: note.trim() } }))) return
    setNote('')
    setIsKept(true)
  }
  return (
    <Disclosure icon="pencil" title={<span id={id}>{text('crew.stop.note')}</span>}>
      <textarea
        aria-labelledby={id}
        rows={3}
        maxLength={NOTE_MAX}
        className={styles.text}
        value={note}
        onChange={({ target }) => {
          setNote(target.value)
          setIsKept(false)
        }}
      />
      <p role="status">{isKept && text('crew.stop.noteKept')}</p>
      <Action disabled={isBusy || !isNote(note)} onClick={() => void keep()}>
        {text('crew.stop.keepNote')}
      </Action>
    </Disclosure>
  )
}
