import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { termsVersionsQuery } from '#app/admin/booking/dialogs/details/terms-versions-query.ts'
import { SettingsCard } from '#app/admin/kit/forms/settings/settings-card.tsx'
import { Loaded } from '#app/admin/kit/ui/loaded.tsx'
import { RowButton } from '#app/admin/kit/ui/row-button.tsx'
import { useText } from '#app/lib/messages/use-text.ts'
import { Stack, Text } from '#app/ui/layout.tsx'
import type { PublishedTerms } from '#contract/booking/terms-of-service.ts'
import { formatShort } from '#domain/foundation/time/party-day.ts'
import styles from './terms-card.module.css'
import { TermsForm } from './terms-form.tsx'
import { TermsReading } from './terms-reading.tsx'

/** The versions of the terms of service, and a form for a new one. */
export function TermsCard() {
  const text = useText()
  const query = useQuery(termsVersionsQuery)
  return (
    <SettingsCard title={text('admin.terms.title')} hint={text('admin.terms.hint')}>
      <Loaded query={query} lines={6} failed={text('admin.terms.loadFailed')}>
        {(versions) => (
          <>
            <TermsForm key={versions.length} current={versions[0]} />
            {versions.length > 0 && <Versions versions={versions} />}
          </>
        )}
      </Loaded>
    </SettingsCard>
  )
}

function Versions({ versions }: { versions: readonly PublishedTerms[] }) {
  const text = useText()
  const [read, setRead] = useState<PublishedTerms>()
  return (
    <>
      <Text as="h3" marginTop={5} size="md">
        {text('admin.terms.versions')}
      </Text>
      <Stack as="ol" role="list" gap={3} marginTop={3}>
        {versions.map((terms, index) => (
          <li key={terms.version} className={styles.version}>
            <p>
              {text('admin.terms.version', {
                version: terms.version,
                day: formatShort(terms.date, text.language),
              })}
              {index === 0 && text('admin.terms.holdsNow')}
            </p>
            <RowButton
              label={text('admin.terms.read')}
              name={text('admin.terms.readVersion', { version: terms.version })}
              onClick={() => setRead(terms)}
            />
            <Text isFullWidth size="xs" tone="soft" breaksWords>
              SHA-256 {terms.sha256}
            </Text>
          </li>
        ))}
      </Stack>
      {read && <TermsReading terms={read} onClose={() => setRead(undefined)} />}
    </>
  )
}
