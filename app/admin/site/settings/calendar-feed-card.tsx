import { useQuery } from '@tanstack/react-query'
import { confirm } from '#app/admin/kit/confirm/confirm.ts'
import { CopyField } from '#app/admin/kit/forms/copy-field.tsx'
import { SettingsCard } from '#app/admin/kit/forms/settings/settings-card.tsx'
import { Loaded } from '#app/admin/kit/ui/loaded.tsx'
import { api } from '#app/lib/api/api.ts'
import { apiQuery } from '#app/lib/api/api-query.ts'
import { useText } from '#app/lib/messages/use-text.ts'
import { Button, buttonClass } from '#app/ui/controls/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Row, Text } from '#app/ui/layout.tsx'
import type { CalendarFeed } from '#contract/crew/calendar-feed.ts'

const feedQuery = apiQuery('/api/admin/calendar-feed')

/** Subscribes the owner's calendar to the confirmed bookings. */
export function CalendarFeedCard() {
  const text = useText()
  const query = useQuery(feedQuery)
  return (
    <SettingsCard title={text('admin.settings.calendar.title')} hint={text('admin.settings.calendar.hint')}>
      <Loaded query={query} failed={text('admin.settings.calendar.loadFailed')}>
        {(feed) => <Feed url={feed.url} />}
      </Loaded>
    </SettingsCard>
  )
}

function Feed({ url }: CalendarFeed) {
  const text = useText()
  const askForNewAddress = () =>
    confirm({
      title: text('admin.settings.calendar.ask'),
      description: text('admin.settings.calendar.askHint'),
      confirmLabel: text('admin.settings.calendar.renew'),
      busyLabel: text('admin.settings.calendar.renewing'),
      run: () => api.post('/api/admin/calendar-feed'),
      stores: feedQuery,
      done: text('admin.settings.calendar.renewed'),
      failed: (why) => text('admin.settings.calendar.renewFailed', { why }),
    })
  const isOnlyHere = new URL(url).hostname === 'localhost'
  return (
    <>
      <CopyField
        label={text('admin.settings.calendar.address')}
        hint={text('admin.settings.calendar.addressHint')}
        value={url}
        copyLabel={text('admin.forms.copy.address')}
      />
      {isOnlyHere && (
        <Text size="sm" tone="warning">
          {text('admin.settings.calendar.onlyHere')}
        </Text>
      )}
      <Row align="stretch" gap={3}>
        {/* Calendar apps subscribe to this scheme, instead of importing once. */}
        <a href={url.replace(/^https?:/, 'webcal:')} className={buttonClass('secondary', 'sm')}>
          <Icon name="calendar" />
          {text('admin.settings.calendar.open')}
        </a>
        <Button variant="quiet" size="sm" onClick={askForNewAddress}>
          {text('admin.settings.calendar.renew')}
        </Button>
      </Row>
    </>
  )
}
