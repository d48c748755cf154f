import { QueryClientProvider } from '@tanstack/react-query'
import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { createQueryClient } from '#app/lib/api/query-client.ts'
import { TextContexts } from '#app/shared/text-contexts.tsx'
import type { JobState } from '#contract/operations/jobs.ts'
import { textIn } from '#domain/foundation/translation/text-in.ts'
import { JobList } from './job-list.tsx'

const text = textIn('en')
const fine: JobState = {
  name: 'backup',
  title: 'Daily backup',
  isRunning: false,
  nextRunAt: null,
  lastRunAt: null,
  lastFailure: null,
}
const failed: JobState = { ...fine, name: 'mails', title: 'Send mails', lastFailure: 'connect ECONNREFUSED' }

it('a job that failed says why, and can be tried again', () => {
  const html = renderToString(
    <QueryClientProvider client={createQueryClient({ '/api/admin/jobs': [fine, failed] })}>
      <TextContexts text={text}>
        <JobList />
      </TextContexts>
    </QueryClientProvider>,
  )
  const [, , fineRow, failedRow] = html.split('<tr')
  for (const words of [text('admin.outbox.jobs.failed'), 'connect ECONNREFUSED', 'Retry: Send mails'])
    expect(failedRow).toContain(words)
  for (const words of [text('admin.outbox.jobs.fine'), 'Run now: Daily backup'])
    expect(fineRow).toContain(words)
})
