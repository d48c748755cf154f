import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { termsVersionsQuery } from '#app/admin/booking-dialogs/details/terms-versions-query.ts'
import { LoadFailure } from '#app/admin/forms/load-failure.tsx'
import { SettingsCard } from '#app/admin/forms/settings/settings-card.tsx'
import { useWords } from '#app/lib/language/in-both.ts'
import { useLanguage } from '#app/lib/language/language.ts'
import { termsForReading } from '#app/lib/terms-for-reading.ts'
import { Button } from '#app/ui/controls/button.tsx'
import { SkeletonText } from '#app/ui/display/skeleton.tsx'
import { TermsDialog } from '#app/ui/overlays/terms-dialog.tsx'
import type { PublishedTerms } from '#contract/booking/terms-of-service.ts'
import { formatShort } from '#domain/time/party-day.ts'
import styles from './terms-card.module.css'
import { TermsForm } from './terms-form.tsx'
import { TERMS_WORDS } from './terms-words.ts'

/** The versions of the terms of service, and a form for a new one. */
export function TermsCard() {
  const words = useWords(TERMS_WORDS)
  const { data: versions, isPending, isFetching, refetch } = useQuery(termsVersionsQuery)
  return (
    <SettingsCard title={words.title} hint={words.hint}>
      {isPending && <SkeletonText lines={6} />}
      {!isPending && !versions && (
        <LoadFailure words={words.loadFailed} isRetrying={isFetching} onRetry={refetch} />
      )}
      {versions && <TermsForm key={versions.length} current={versions[0]} />}
      {versions && versions.length > 0 && <Versions versions={versions} />}
    </SettingsCard>
  )
}

function Versions({ versions }: { versions: readonly PublishedTerms[] }) {
  const language = useLanguage()
  const words = useWords(TERMS_WORDS)
  const [read, setRead] = useState<PublishedTerms>()
  return (
    <>
      <h3 className={styles.title}>{words.versions}</h3>
      <ol role="list" className={styles.versions}>
        {versions.map((terms, index) => (
          <li key={terms.version} className={styles.version}>
            <p>
              {words.version(terms.version, formatShort(terms.date, language))}
              {index === 0 && words.holdsNow}
            </p>
            <Button variant="quiet" size="sm" onClick={() => setRead(terms)}>
              {words.read}
              <span className="visually-hidden">{words.whichVersion(terms.version)}</span>
            </Button>
            <p className={styles.hash}>SHA-256 {terms.sha256}</p>
          </li>
        ))}
      </ol>
      {read && <TermsDialog {...termsForReading(read, words.versionOf)} onClose={() => setRead(undefined)} />}
    </>
  )
}
