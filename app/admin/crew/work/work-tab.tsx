import { useQuery } from '@tanstack/react-query'
import { Loaded } from '#app/admin/kit/ui/loaded.tsx'
import { RevealTogether } from '#app/admin/kit/ui/reveal-together.tsx'
import { TabHeader } from '#app/admin/shell/tab-header.tsx'
import { useText } from '#app/lib/messages/use-text.ts'
import { Stack } from '#app/ui/layout.tsx'
import { ExceptionsCard } from './exceptions-card.tsx'
import { WeekBoard } from './week-board.tsx'
import { WorkCard } from './work-card.tsx'
import { workQuery } from './work-query.ts'

export default function WorkTab() {
  const text = useText()
  const query = useQuery(workQuery)
  return (
    <>
      <TabHeader title={text('admin.places.tabs.work')} hint={text('admin.work.hint')} />
      <RevealTogether>
        <Stack gap={6}>
          <WeekBoard />
          <Loaded query={query} height="20rem" failed={text('admin.work.loadFailed')}>
            {(work) => (
              <>
                <WorkCard work={work} />
                <ExceptionsCard exceptions={work.exceptions} />
              </>
            )}
          </Loaded>
        </Stack>
      </RevealTogether>
    </>
  )
}
