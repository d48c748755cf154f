import { TabHeader } from '#app/admin/shell/tab-header.tsx'
import { useWords } from '#app/lib/language/in-both.ts'
import { ApiKeysCard } from './api-keys-card.tsx'
import { DeliveriesCard } from './deliveries-card.tsx'
import styles from './integrations-tab.module.css'
import { INTEGRATIONS_WORDS } from './integrations-words.ts'
import { WebhooksCard } from './webhooks-card.tsx'

export default function IntegrationsTab() {
  const words = useWords(INTEGRATIONS_WORDS)
  return (
    <>
      <TabHeader title={words.title} hint={words.hint} />
      <div className={styles.cards}>
        <ApiKeysCard />
        <WebhooksCard />
        <DeliveriesCard />
      </div>
    </>
  )
}
