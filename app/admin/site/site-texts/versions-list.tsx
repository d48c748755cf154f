import { useState } from 'react'
import { getFailureSentence, toastFailure, toastSuccess } from '#app/admin/kit/forms/describe-failure.ts'
import { useSingleMutation } from '#app/admin/kit/forms/use-single-mutation.ts'
import { describeActor } from '#app/admin/parts/lists/describe-audit-entry.ts'
import { api } from '#app/lib/api/api.ts'
import { formatShortDayAndTime } from '#app/lib/language/format-instant.ts'
import { useLanguage } from '#app/lib/language/language.ts'
import { useText } from '#app/lib/messages/use-text.ts'
import { Button } from '#app/ui/controls/button.tsx'
import { Badge } from '#app/ui/display/badge.tsx'
import { EmptyState } from '#app/ui/display/empty-state.tsx'
import { ConfirmDialog } from '#app/ui/overlays/confirm-dialog.tsx'
import type { SiteTextVersion, StaffSiteTexts } from '#contract/site/site-texts.ts'
import { countChanges } from './editing.ts'
import styles from './site-texts-tab.module.css'

type VersionsListProps = { stored: StaffSiteTexts; onPublished: (texts: StaffSiteTexts) => void }

/** All published versions, newest first, with a way to restore one. */
export function VersionsList({ stored, onPublished }: VersionsListProps) {
  const text = useText()
  const [asked, setAsked] = useState<SiteTextVersion>()
  const published = stored.versions.filter(({ publishedAt }) => publishedAt !== null)
  return (
    <>
      <p className={styles.hint}>{text('admin.siteTexts.versions.hint')}</p>
      {published.length === 0 && <EmptyState>{text('admin.siteTexts.versions.none')}</EmptyState>}
      <ol role="list" className={styles.versions}>
        {published.map((version) => (
          <Version key={version.version} version={version} onPutBack={() => setAsked(version)} />
        ))}
      </ol>
      {asked && (
        <PutBackDialog version={asked} onPublished={onPublished} onClose={() => setAsked(undefined)} />
      )}
    </>
  )
}

function useWhen({ publishedAt, savedAt }: SiteTextVersion): string {
  return formatShortDayAndTime(publishedAt ?? savedAt, useLanguage())
}

function Version({ version, onPutBack }: { version: SiteTextVersion; onPutBack: () => void }) {
  const text = useText()
  const when = useWhen(version)
  return (
    <li className={styles.version}>
      <div>
        <p className={styles.when}>{when}</p>
        <p className={styles.by}>
          {describeActor(version.publishedBy ?? version.savedBy, text)} ·{' '}
          {text('admin.siteTexts.versions.changes', { count: countChanges(version.content) })}
        </p>
      </div>
      {version.isCurrent ? (
        <Badge tone="success">{text('admin.siteTexts.versions.current')}</Badge>
      ) : (
        <Button
          variant="secondary"
          size="sm"
          aria-label={text('admin.siteTexts.versions.putBackOf', { when })}
          onClick={onPutBack}
        >
          {text('admin.siteTexts.versions.putBack')}
        </Button>
      )}
    </li>
  )
}

type PutBackDialogProps = Pick<VersionsListProps, 'onPublished'> & {
  version: SiteTextVersion
  onClose: () => void
}

function PutBackDialog({ version, onPublished, onClose }: PutBackDialogProps) {
  const text = useText()
  const when = useWhen(version)
  const { mutate, isPending } = useSingleMutation({
    mutationFn: () =>
      api.post('/api/admin/site-texts/:version/publish', { params: { version: version.version } }),
    onSuccess: (texts) => {
      onPublished(texts)
      toastSuccess(text('admin.siteTexts.versions.done'))
    },
    onError: (error) => toastFailure(getFailureSentence(text('admin.siteTexts.publishFailed'), error)),
    onSettled: onClose,
  })
  return (
    <ConfirmDialog
      isOpen
      onClose={onClose}
      onConfirm={() => mutate()}
      title={text('admin.siteTexts.versions.ask')}
      description={text('admin.siteTexts.versions.askHint', { when })}
      confirmLabel={text('admin.siteTexts.versions.putBack')}
      tone="primary"
      isBusy={isPending}
    />
  )
}
