import { useQuery } from '@tanstack/react-query'
import { LoadFailure } from '#app/admin/forms/load-failure.tsx'
import { api } from '#app/lib/api/api.ts'
import { apiQuery } from '#app/lib/api/api-query.ts'
import { useWords } from '#app/lib/language/in-both.ts'
import { formatShortDayAndTime } from '#app/lib/language/instant-words.ts'
import { useLanguage } from '#app/lib/language/language.ts'
import { Button } from '#app/ui/controls/button.tsx'
import { Badge } from '#app/ui/display/badge.tsx'
import { Skeleton } from '#app/ui/display/skeleton.tsx'
import { Table } from '#app/ui/display/table.tsx'
import type { JobState } from '#contract/operations/jobs.ts'
import { OUTBOX_WORDS } from './outbox-words.ts'
import { useOutboxAction } from './use-outbox-action.ts'

const LOOK_AGAIN_MILLISECONDS = 5_000

const jobsQuery = apiQuery('/api/admin/jobs', { staleTime: 0, refetchInterval: LOOK_AGAIN_MILLISECONDS })

export function JobList() {
  const language = useLanguage()
  const { jobs: words, state, actions, retry } = useWords(OUTBOX_WORDS)
  const { data, isPending, isFetching, refetch } = useQuery(jobsQuery)
  const run = useOutboxAction({
    run: (name: string) => api.post('/api/admin/jobs/:name/run', { params: { name } }),
    refreshes: jobsQuery,
    doneWords: words.started,
  })
  if (isPending) return <Skeleton shape="box" height="24rem" />
  if (!data) return <LoadFailure words={words.loadFailed} isRetrying={isFetching} onRetry={refetch} />
  return (
    <Table
      caption={words.caption}
      rows={data}
      rowKey={(job) => job.name}
      rowTone={(job) => (job.lastFailure ? 'warning' : undefined)}
      columns={[
        { header: words.job, cell: ({ title }) => title },
        {
          header: words.last,
          cell: (job) => (job.lastRunAt ? formatShortDayAndTime(job.lastRunAt, language) : words.notYet),
        },
        {
          header: words.next,
          cell: (job) => (job.nextRunAt ? formatShortDayAndTime(job.nextRunAt, language) : ''),
        },
        { header: state, cell: (job) => <State job={job} /> },
        {
          header: actions,
          cell: (job) => (
            <Button
              variant="secondary"
              size="sm"
              aria-label={`${job.lastFailure ? retry : words.runNow}: ${job.title}`}
              onClick={() => run.mutate(job.name)}
            >
              {job.lastFailure ? retry : words.runNow}
            </Button>
          ),
        },
      ]}
    />
  )
}

function State({ job: { isRunning, lastFailure } }: { job: JobState }) {
  const words = useWords(OUTBOX_WORDS).jobs
  if (lastFailure)
    return (
      <>
        <Badge tone="danger">{words.failed}</Badge> <span lang="en">{lastFailure}</span>
      </>
    )
  return <Badge tone={isRunning ? 'glow' : 'success'}>{isRunning ? words.running : words.fine}</Badge>
}
