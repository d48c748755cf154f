import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { confirm } from '#app/admin/kit/confirm/confirm.ts'
import { toastSuccess } from '#app/admin/kit/forms/describe-failure.ts'
import { SettingsCard } from '#app/admin/kit/forms/settings/settings-card.tsx'
import { Loaded } from '#app/admin/kit/ui/loaded.tsx'
import { RowButton } from '#app/admin/kit/ui/row-button.tsx'
import { Row, Rows } from '#app/admin/parts/lists/rows.tsx'
import { TabHeader } from '#app/admin/shell/tab-header.tsx'
import { api } from '#app/lib/api/api.ts'
import { apiQuery } from '#app/lib/api/api-query.ts'
import { formatShortDayAndTime } from '#app/lib/language/format-instant.ts'
import { useText } from '#app/lib/messages/use-text.ts'
import { Badge } from '#app/ui/display/badge.tsx'
import { Stack } from '#app/ui/layout.tsx'
import type { Import } from '#contract/operations/imports.ts'
import { MatchForm } from './match-form.tsx'
import { MoveOutCard } from './move-out-card.tsx'
import { UploadForm } from './upload-form.tsx'
import type { UploadedFile } from './uploaded-file.ts'

/** Importing from another program, past imports, and exporting. */
export default function MovingTab() {
  const text = useText()
  return (
    <>
      <TabHeader title={text('admin.places.tabs.moving')} hint={text('admin.moving.hint')} />
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

const importsQuery = apiQuery('/api/admin/imports', { refetchOnMount: 'always' })

/** Past imports, each of which can be undone as long as none of its records changed. */
function MovedInCard() {
  const text = useText()
  const askToTakeBack = ({ id, created, filename }: Import) =>
    confirm({
      title: text('admin.imports.takeBackTitle'),
      description: text('admin.imports.takingBack', { count: created, name: filename }),
      confirmLabel: text('admin.undo.undo'),
      run: () => api.post('/api/admin/imports/:id/undo', { params: { id } }),
      done: ({ removed }) => toastSuccess(text('admin.imports.removed', { count: removed })),
      refreshes: {},
    })
  const query = useQuery(importsQuery)
  return (
    <SettingsCard title={text('admin.imports.moved')} hint={text('admin.imports.movedHint')}>
      <Loaded
        query={query}
        failed={text('admin.imports.loadFailed')}
        empty={<p>{text('admin.imports.nothingMoved')}</p>}
      >
        {(moved) => (
          <Rows label={text('admin.imports.moved')}>
            {moved.map((one) => (
              <Row
                key={one.id}
                title={one.filename}
                badges={one.undoneAt !== null && <Badge>{text('admin.imports.takenBack')}</Badge>}
                facts={[
                  text(`admin.imports.done.${one.kind}`, { count: one.created }),
                  formatShortDayAndTime(one.ranAt, text.language),
                  one.uploadedBy,
                ]}
                actions={
                  one.undoneAt === null &&
                  one.created > 0 && (
                    <RowButton
                      label={text('admin.undo.undo')}
                      name={text('admin.imports.takeBackNamed', { name: one.filename })}
                      onClick={() => askToTakeBack(one)}
                    />
                  )
                }
              />
            ))}
          </Rows>
        )}
      </Loaded>
    </SettingsCard>
  )
}
