import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { termsVersionsQuery } from '#app/admin/booking-dialogs/terms-versions-query.ts'
import { LoadFailure } from '#app/admin/forms/load-failure.tsx'
import { SettingsCard } from '#app/admin/forms/settings-card.tsx'
import { termsForReading } from '#app/lib/terms-for-reading.ts'
import { Button } from '#app/ui/button.tsx'
import { SkeletonText } from '#app/ui/skeleton.tsx'
import { TermsDialog } from '#app/ui/terms-dialog.tsx'
import type { PublishedTerms } from '#contract/terms-of-service.ts'
import { formatShort } from '#domain/party-day.ts'
import styles from './terms-card.module.css'
import { TermsForm } from './terms-form.tsx'

/** The versions of the terms of service, and the way to a new one. */
export function TermsCard() {
  const { data: versions, isPending, isFetching, refetch } = useQuery(termsVersionsQuery)
  return (
    <SettingsCard
      title="Terms of Service"
      hint="Once you have published a version, every family agrees to it before paying, and each booking keeps which one, when and from where. A version is never changed: a new one holds for new bookings. This is not legal advice: have the text looked over by a lawyer."
    >
      {isPending && <SkeletonText lines={6} />}
      {!isPending && !versions && (
        <LoadFailure words="Failed to load the terms" isRetrying={isFetching} onRetry={refetch} />
      )}
      {versions && <TermsForm key={versions.length} current={versions[0]} />}
      {versions && versions.length > 0 && <Versions versions={versions} />}
    </SettingsCard>
  )
}

function Versions({ versions }: { versions: readonly PublishedTerms[] }) {
  const [read, setRead] = useState<PublishedTerms>()
  return (
    <>
      <h3 className={styles.title}>Versions</h3>
      <ol role="list" className={styles.versions}>
        {versions.map((terms, index) => (
          <li key={terms.version} className={styles.version}>
            <p>
              Version {terms.version}, {formatShort(terms.date)}
              {index === 0 && ' (holds now)'}
            </p>
            <Button variant="quiet" size="sm" onClick={() => setRead(terms)}>
              Read<span className="visually-hidden"> version {terms.version}</span>
            </Button>
            <p className={styles.hash}>SHA-256 {terms.sha256}</p>
          </li>
        ))}
      </ol>
      {read && <TermsDialog {...termsForReading(read)} onClose={() => setRead(undefined)} />}
    </>
  )
}
