import { Link } from 'react-router'
import { WarningNotice } from '#app/admin/kit/forms/warning-notice.tsx'
import { useCan } from '#app/admin/shell/session/use-me.ts'
import { useText } from '#app/lib/messages/use-text.ts'
import { Text } from '#app/ui/layout.tsx'

/** Links to unresolved money discrepancies, such as failed refunds. */
export function OpenDifferences({ count = 0 }: { count: number | undefined }) {
  const text = useText()
  const may = useCan()
  if (count === 0 || !may('outbox')) return null
  return (
    <Text as="div" marginBottom={5}>
      <WarningNotice
        icon="warning"
        role="status"
        words={text('admin.dashboard.differences.waiting', { count })}
      >
        <Link to="/admin/outbox?part=findings">{text('admin.dashboard.differences.open')}</Link>
      </WarningNotice>
    </Text>
  )
}
