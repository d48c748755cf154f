import { useId, useState } from 'react'
import { FieldRow } from '#app/admin/kit/forms/field-row.tsx'
import { useSingleMutation } from '#app/admin/kit/forms/use-single-mutation.ts'
import { FileButton } from '#app/admin/kit/pictures/file-button.tsx'
import { Options } from '#app/admin/kit/ui/options.tsx'
import { apiRequest } from '#app/lib/api/api-request.ts'
import { saveFile } from '#app/lib/files/save-file.ts'
import { useText } from '#app/lib/messages/use-text.ts'
import { Button } from '#app/ui/controls/button.tsx'
import { SelectField } from '#app/ui/fields/select-field.tsx'
import { Row, Stack, Text } from '#app/ui/layout.tsx'
import type { CallPath } from '#contract/calls.ts'
import type { UploadedTable } from '#contract/operations/imports.ts'
import { IMPORT_SOURCES, type ImportSource } from '#domain/operations/imports/guess-columns.ts'
import {
  describeImportField,
  IMPORT_KINDS,
  type ImportKind,
  importFieldNames,
} from '#domain/operations/imports/import-fields.ts'
import type { UploadedFile } from './uploaded-file.ts'

const UPLOAD = '/api/admin/imports' satisfies CallPath<'post'>

/** What the file contains, where it comes from, and the file itself. */
export function UploadForm({ onUploaded }: { onUploaded: (file: UploadedFile) => void }) {
  const text = useText()
  const label = useId()
  const [kind, setKind] = useState<ImportKind>('bookings')
  const [source, setSource] = useState<ImportSource>('sheet')
  const upload = useSingleMutation({
    // What is chosen while the file is being read is about the next one.
    mutationFn: async (file: File) => ({ ...(await send(kind, file)), kind, source, name: file.name }),
    onSuccess: onUploaded,
  })
  return (
    <Stack>
      <FieldRow>
        <SelectField
          label={text('admin.imports.kind')}
          value={kind}
          onChange={({ target }) => setKind(target.value as ImportKind)}
        >
          <Options of={IMPORT_KINDS} label={(one) => text(`admin.imports.kinds.${one}`)} />
        </SelectField>
        <SelectField
          label={text('admin.imports.source')}
          value={source}
          onChange={({ target }) => setSource(target.value as ImportSource)}
        >
          <Options of={IMPORT_SOURCES} label={(one) => text(`admin.imports.sources.${one}`)} />
        </SelectField>
      </FieldRow>
      <Text tone="soft" size="sm" isProse>
        {text(`admin.imports.howTo.${source}`)}
      </Text>
      {kind === 'bookings' && (
        <Text tone="soft" size="sm" isProse>
          {text('admin.imports.aboutBookings')}
        </Text>
      )}
      <span id={label} className="visually-hidden">
        {text('admin.imports.file')}
      </span>
      <Row gap={3}>
        <FileButton
          labelledBy={label}
          accept=".csv,.tsv,.txt,.ics,text/csv,text/calendar"
          onFiles={([file]) => file && upload.mutate(file)}
        >
          {text(upload.isPending ? 'admin.imports.reading' : 'admin.imports.choose')}
        </FileButton>
        <Button icon="download" variant="quiet" onClick={() => downloadTemplate(kind)}>
          {text('admin.imports.template')}
        </Button>
      </Row>
    </Stack>
  )
}

async function send(kind: ImportKind, file: File): Promise<UploadedTable> {
  const form = new FormData()
  form.set('kind', kind)
  form.set('file', file)
  const response = await apiRequest('POST', UPLOAD, form)
  return response.json()
}

/** Downloads a spreadsheet with a heading for each field and one example row. */
function downloadTemplate(kind: ImportKind): void {
  const names = importFieldNames(kind)
  const examples = names.map((name) => describeImportField(kind, name)?.example ?? '')
  const lines = [names, examples].map((cells) => cells.map(quote).join(','))
  // With the BOM, spreadsheets read it as UTF-8.
  saveFile([`\uFEFF${lines.join('\r\n')}\r\n`], {
    name: `${kind}-template.csv`,
    type: 'text/csv;charset=utf-8',
  })
}

function quote(cell: string): string {
  return /[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell
}
