import { useState } from 'react'
import { SettingsCard } from '#app/admin/kit/forms/settings/settings-card.tsx'
import { TabHeader } from '#app/admin/shell/tab-header.tsx'
import { useText } from '#app/lib/messages/use-text.ts'
import { Stack } from '#app/ui/layout.tsx'
import { MatchForm } from './match-form.tsx'
import { MoveOutCard } from './move-out-card.tsx'
import { MovedInCard } from './moved-in-card.tsx'
import { UploadForm } from './upload-form.tsx'
import type { UploadedFile } from './uploaded-file.ts'

/** Importing from another program, past imports, and exporting. */
export default function MovingTab() {
  const text = useText()
  return (
    <>
      <TabHeader title={text('admin.moving.title')} hint={text('admin.moving.hint')} />
      <Stack gap={5}>
        <MoveInCard />
        <MovedInCard />
        <MoveOutCard />
      </Stack>
    </>
  )
}

/** The import: choose a file, map its columns, import what is valid. */
function MoveInCard() {
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
