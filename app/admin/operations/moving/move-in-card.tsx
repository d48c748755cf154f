import { useState } from 'react'
import { SettingsCard } from '#app/admin/kit/forms/settings/settings-card.tsx'
import { useText } from '#app/lib/messages/use-text.ts'
import { MatchForm } from './match-form.tsx'
import { UploadForm } from './upload-form.tsx'
import type { UploadedFile } from './uploaded-file.ts'

/** The import: choose a file, map its columns, import what is valid. */
export function MoveInCard() {
  const text = useText()
  const [file, setFile] = useState<UploadedFile>()
  return (
    <SettingsCard title={text('admin.imports.title')} hint={text('admin.imports.hint')}>
      {file ? (
        <MatchForm key={file.id} file={file} onEnd={() => setFile(undefined)} />
      ) : (
        <UploadForm onUploaded={setFile} />
      )}
    </SettingsCard>
  )
}
