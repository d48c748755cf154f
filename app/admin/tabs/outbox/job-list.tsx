import { useQuery } from '@tanstack/react-query'
import { LoadFailure } from '#app/admin/forms/load-failure.tsx'
import { api } from '#app/lib/api.ts'
import { apiQuery } from '#app/lib/api-query.ts'
import { shortDayAndTimeOf } from '#app/lib/instant-words.ts'
import { Badge } from '#app/ui/badge.tsx'
import { Button } from '#app/ui/button.tsx'
import { Skeleton } from '#app/ui/skeleton.tsx'
import { Table } from '#app/ui/table.tsx'
import type { JobState } from '#contract/jobs.ts'
import { useOutboxAction } from './use-outbox-action.ts'

const LOOK_AGAIN_MILLISECONDS = 5_000

const jobsQuery = apiQuery('/api/admin/jobs', { staleTime: 0, refetchInterval: LOOK_AGAIN_MILLISECONDS })

export function JobList() {
  const { data, isPending, isFetching, refetch } = useQuery(jobsQuery)
  const run = useOutboxAction({
    run: (name: string) => api.post('/api/admin/jobs/:name/run', { params: { name } }),
    refreshes: jobsQuery,
    doneWords: 'The job starts in a moment.',
  })
  if (isPending) return <Skeleton shape="box" height="24rem" />
  if (!data) return <LoadFailure words="Failed to load the jobs" isRetrying={isFetching} onRetry={refetch} />
  return (
    <Table
      caption="Work that happens by itself"
      rows={data}
      rowKey={(job) => job.name}
      rowTone={(job) => (job.lastFailure ? 'warning' : undefined)}
      columns={[
        { header: 'Job', cell: (job) => job.title },
        { header: 'Last', cell: (job) => (job.lastRunAt ? shortDayAndTimeOf(job.lastRunAt) : 'Not yet') },
        { header: 'Next', cell: (job) => (job.nextRunAt ? shortDayAndTimeOf(job.nextRunAt) : '') },
        { header: 'State', cell: (job) => <State job={job} /> },
        {
          header: 'Actions',
          cell: (job) => (
            <Button
              variant="secondary"
              size="sm"
              aria-label={`${job.lastFailure ? 'Retry' : 'Run now'}: ${job.title}`}
              onClick={() => run.mutate(job.name)}
            >
              {job.lastFailure ? 'Retry' : 'Run now'}
            </Button>
          ),
        },
      ]}
    />
  )
}

function State({ job: { isRunning, lastFailure } }: { job: JobState }) {
  if (lastFailure)
    return (
      <>
        <Badge tone="danger">Failed</Badge> {lastFailure}
      </>
    )
  return <Badge tone={isRunning ? 'glow' : 'success'}>{isRunning ? 'Running' : 'Fine'}</Badge>
}
