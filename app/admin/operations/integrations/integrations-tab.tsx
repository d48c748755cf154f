import { RevealTogether } from '#app/admin/kit/ui/reveal-together.tsx'
import { TabHeader } from '#app/admin/shell/tab-header.tsx'
import { useText } from '#app/lib/messages/use-text.ts'
import { Stack } from '#app/ui/layout.tsx'
import { ApiKeysCard } from './api-keys-card.tsx'
import { DeliveriesCard } from './deliveries-card.tsx'
import { WebhooksCard } from './webhooks-card.tsx'

export default function IntegrationsTab() {
  const text = useText()
  return (
    <>
      <TabHeader title={text('admin.places.tabs.integrations')} hint={text('admin.integrations.hint')} />
      <RevealTogether>
        <Stack gap={5}>
          <ApiKeysCard />
          <WebhooksCard />
          <DeliveriesCard />
        </Stack>
      </RevealTogether>
    </>
  )
}
