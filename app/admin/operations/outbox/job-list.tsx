import { useQuery } from '@tanstack/react-query'
import { useSingleMutation } from '#app/admin/kit/forms/use-single-mutation.ts'
import { Loaded } from '#app/admin/kit/ui/loaded.tsx'
import { RowButton } from '#app/admin/kit/ui/row-button.tsx'
import { api } from '#app/lib/api/api.ts'
import { apiQuery } from '#app/lib/api/api-query.ts'
import { formatShortDayAndTime } from '#app/lib/language/format-instant.ts'
import { useText } from '#app/lib/messages/use-text.ts'
import { Badge } from '#app/ui/display/badge.tsx'
import { Table } from '#app/ui/display/table.tsx'
import type { JobState } from '#contract/operations/jobs.ts'

const LOOK_AGAIN_MILLISECONDS = 5_000

const jobsQuery = apiQuery('/api/admin/jobs', { staleTime: 0, refetchInterval: LOOK_AGAIN_MILLISECONDS })

export function JobList() {
  const text = useText()
  const query = useQuery(jobsQuery)
  const run = useSingleMutation({
    mutationFn: (name: string) => api.post('/api/admin/jobs/:name/run', { params: { name } }),
    refreshes: jobsQuery,
    done: text('admin.outbox.jobs.started'),
  })
  return (
    <Loaded query={query} height="24rem" failed={text('admin.outbox.jobs.loadFailed')}>
      {(data) => (
        <Table
          caption={text('admin.outbox.jobs.caption')}
          rows={data}
          rowKey={(job) => job.name}
          rowTone={(job) => (job.lastFailure ? 'warning' : undefined)}
          columns={[
            { header: text('admin.outbox.jobs.job'), cell: ({ title }) => title },
            {
              header: text('admin.outbox.jobs.last'),
              cell: (job) =>
                job.lastRunAt
                  ? formatShortDayAndTime(job.lastRunAt, text.language)
                  : text('admin.outbox.jobs.notYet'),
            },
            {
              header: text('admin.outbox.jobs.next'),
              cell: (job) => (job.nextRunAt ? formatShortDayAndTime(job.nextRunAt, text.language) : ''),
            },
            { header: text('admin.outbox.state'), onPhones: 'beside', cell: (job) => <State job={job} /> },
            {
              header: text('admin.outbox.actions'),
              cell: (job) => (
                <RowButton
                  label={job.lastFailure ? text('admin.outbox.retry') : text('admin.outbox.jobs.runNow')}
                  variant="secondary"
                  name={text(
                    job.lastFailure ? 'admin.outbox.jobs.retryNamed' : 'admin.outbox.jobs.runNowNamed',
                    { job: job.title },
                  )}
                  onClick={() => run.mutate(job.name)}
                />
              ),
            },
          ]}
        />
      )}
    </Loaded>
  )
}

function State({ job: { isRunning, lastFailure } }: { job: JobState }) {
  const text = useText()
  if (lastFailure)
    return (
      <>
        <Badge tone="danger">{text('admin.outbox.jobs.failed')}</Badge> <span lang="en">{lastFailure}</span>
      </>
    )
  return (
    <Badge tone={isRunning ? 'glow' : 'success'}>
      {isRunning ? text('admin.outbox.jobs.running') : text('admin.outbox.jobs.fine')}
    </Badge>
  )
}
