import { TabHeader } from '#app/admin/shell/tab-header.tsx'
import { useText } from '#app/lib/messages/use-text.ts'
import { Stack } from '#app/ui/layout.tsx'
import { MoveInCard } from './move-in-card.tsx'
import { MoveOutCard } from './move-out-card.tsx'
import { MovedInCard } from './moved-in-card.tsx'

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
