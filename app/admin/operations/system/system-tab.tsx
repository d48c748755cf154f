import { useQuery } from '@tanstack/react-query'
import { Loaded } from '#app/admin/kit/ui/loaded.tsx'
import { useSignInReminder } from '#app/admin/shell/session/use-sign-in-reminder.ts'
import { TabHeader } from '#app/admin/shell/tab-header.tsx'
import { apiQuery } from '#app/lib/api/api-query.ts'
import { formatShortDayAndTime } from '#app/lib/language/format-instant.ts'
import { useText } from '#app/lib/messages/use-text.ts'
import { Button } from '#app/ui/controls/button.tsx'
import { Row, Stack } from '#app/ui/layout.tsx'
import { CheckTable } from './check-table.tsx'
import { LastBackup } from './last-backup.tsx'

const diagnosisQuery = apiQuery('/api/admin/system', { refetchOnMount: 'always' })

export default function SystemTab() {
  const text = useText()
  useSignInReminder(text('admin.system.signIn'))
  const query = useQuery(diagnosisQuery)
  return (
    <>
      <TabHeader title={text('admin.system.title')} hint={text('admin.system.hint')} />
      <Loaded query={query} height="32rem" failed={text('admin.system.loadFailed')}>
        {(data) => (
          <Stack gap={5}>
            <LastBackup backup={data.lastBackup} />
            <CheckTable findings={data.findings} />
            <Row as="p" gap={3} tone="soft" size="sm">
              {text('admin.system.checkedAt', {
                moment: formatShortDayAndTime(data.checkedAt, text.language),
              })}{' '}
              <Button
                variant="secondary"
                size="sm"
                disabled={query.isFetching}
                onClick={() => query.refetch()}
              >
                {text('admin.system.checkAgain')}
              </Button>
            </Row>
          </Stack>
        )}
      </Loaded>
    </>
  )
}
