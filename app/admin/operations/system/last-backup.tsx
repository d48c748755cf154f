import { useId } from 'react'
import { formatShortDayAndTime } from '#app/lib/language/format-instant.ts'
import { useText } from '#app/lib/messages/use-text.ts'
import { Card } from '#app/ui/display/card.tsx'
import { Text } from '#app/ui/layout.tsx'
import type { Diagnosis } from '#contract/operations/doctor.ts'

const MEGABYTE = 1_000_000

export function LastBackup({ backup }: { backup: Diagnosis['lastBackup'] }) {
  const id = useId()
  const text = useText()
  return (
    <Card as="section" aria-labelledby={id} gap={2}>
      <Text as="h2" id={id} size="lg">
        {text('admin.system.backup.title')}
      </Text>
      {backup ? (
        <p>
          <strong>{formatShortDayAndTime(backup.createdAt, text.language)}</strong>
          {text('admin.system.backup.size', { megabytes: (backup.bytes / MEGABYTE).toFixed(1) })}
          <Text as="span" breaksWords>
            {backup.folder}
          </Text>
        </p>
      ) : (
        <p>{text('admin.system.backup.none')}</p>
      )}
    </Card>
  )
}
