import { useEffect, useRef } from 'react'
import { useText } from '#app/lib/messages/use-text.ts'
import { Button } from '#app/ui/controls/button.tsx'
import { Row } from '#app/ui/layout.tsx'
import type { Conflict } from './use-versioned-form.ts'
import { WarningNotice } from './warning-notice.tsx'

/** Says that somebody else saved first, and asks which version to keep. */
export function NewerVersionNotice({ conflict }: { conflict: Conflict }) {
  const text = useText()
  const notice = useRef<HTMLDivElement>(null)
  useEffect(() => notice.current?.focus(), [])
  return (
    <WarningNotice
      ref={notice}
      role="alert"
      tabIndex={-1}
      icon="users"
      words={
        <>
          <strong>{text('admin.forms.newer.happened')}</strong> {text('admin.forms.newer.yours')}
        </>
      }
    >
      <Row>
        <Button variant="secondary" size="sm" onClick={conflict.adoptTheirs}>
          {text('admin.forms.newer.useTheirs')}
        </Button>
        <Button variant="secondary" size="sm" onClick={conflict.saveMine}>
          {text('admin.forms.newer.saveMine')}
        </Button>
      </Row>
    </WarningNotice>
  )
}
