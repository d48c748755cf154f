import { TabHeader } from '#app/admin/shell/tab-header.tsx'
import { useText } from '#app/lib/messages/use-text.ts'
import { ApiKeysCard } from './api-keys-card.tsx'
import { DeliveriesCard } from './deliveries-card.tsx'
import styles from './integrations-tab.module.css'
import { WebhooksCard } from './webhooks-card.tsx'

export default function IntegrationsTab() {
  const text = useText()
  return (
    <>
      <TabHeader title={text('admin.integrations.title')} hint={text('admin.integrations.hint')} />
      <div className={styles.cards}>
        <ApiKeysCard />
        <WebhooksCard />
        <DeliveriesCard />
      </div>
    </>
  )
}
