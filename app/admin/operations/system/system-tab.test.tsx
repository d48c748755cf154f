import { QueryClientProvider } from '@tanstack/react-query'
import { renderToString } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, it } from 'vitest'
import { createQueryClient } from '#app/lib/api/query-client.ts'
import { TextContexts } from '#app/shared/text-contexts.tsx'
import type { Diagnosis } from '#contract/operations/doctor.ts'
import { textIn } from '#domain/foundation/translation/text-in.ts'
import SystemTab from './system-tab.tsx'

const text = textIn('en')
const diagnosis: Diagnosis = {
  checkedAt: '2027-01-04T15:00:00.000Z',
  findings: [
    { name: 'Clock', state: 'fine', sentence: 'It is right.', remedy: null },
    { name: 'Disk', state: 'warning', sentence: 'It is nearly full.', remedy: 'Remove old files.' },
    { name: 'Mail', state: 'problem', sentence: 'The server refuses us.', remedy: 'Enter the password.' },
  ],
  lastBackup: null,
}

function render(found: Diagnosis): string {
  return renderToString(
    <QueryClientProvider client={createQueryClient({ '/api/admin/system': found })}>
      <TextContexts text={text}>
        <MemoryRouter>
          <SystemTab />
        </MemoryRouter>
      </TextContexts>
    </QueryClientProvider>,
  ).replaceAll('<!-- -->', '')
}

it('what is wrong comes first, each with its remedy', () => {
  const rows = render(diagnosis).split('<tr').slice(2)
  const words = [
    ['Mail', 'The server refuses us.', 'Enter the password.', text('admin.system.states.problem')],
    ['Disk', 'It is nearly full.', 'Remove old files.', text('admin.system.states.warning')],
    ['Clock', 'It is right.', text('admin.system.states.fine')],
  ]
  expect(rows).toHaveLength(words.length)
  for (const [index, row] of words.entries()) for (const word of row) expect(rows[index]).toContain(word)
})

it('the newest backup is shown, or that there is none yet', () => {
  const none = text('admin.system.backup.none')
  expect(render(diagnosis)).toContain(none)
  const lastBackup = { createdAt: '2027-01-04T08:00:00.000Z', folder: '/backups/1', bytes: 2_340_000 }
  const html = render({ ...diagnosis, lastBackup })
  expect(html).not.toContain(none)
  for (const words of ['3:00 AM', '2.3 MB', '/backups/1']) expect(html).toContain(words)
})
