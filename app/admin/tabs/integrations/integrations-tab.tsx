import { TabHeader } from '#app/admin/shell/tab-header.tsx'
import { ApiKeysCard } from './api-keys-card.tsx'
import { DeliveriesCard } from './deliveries-card.tsx'
import styles from './integrations-tab.module.css'
import { WebhooksCard } from './webhooks-card.tsx'

export default function IntegrationsTab() {
  return (
    <>
      <TabHeader title="API & Webhooks" hint="For scripts and other programs that work with this site." />
      <div className={styles.cards}>
        <ApiKeysCard />
        <WebhooksCard />
        <DeliveriesCard />
      </div>
    </>
  )
}
