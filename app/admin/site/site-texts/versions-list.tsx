import { confirm } from '#app/admin/kit/confirm/confirm.ts'
import { toastSuccess } from '#app/admin/kit/forms/describe-failure.ts'
import { RowButton } from '#app/admin/kit/ui/row-button.tsx'
import { describeActor } from '#app/admin/parts/lists/describe-audit-entry.ts'
import { api } from '#app/lib/api/api.ts'
import { formatShortDayAndTime } from '#app/lib/language/format-instant.ts'
import { useText } from '#app/lib/messages/use-text.ts'
import { Badge } from '#app/ui/display/badge.tsx'
import { EmptyState } from '#app/ui/display/empty-state.tsx'
import { Row, Stack, Text } from '#app/ui/layout.tsx'
import type { SiteTextVersion, StaffSiteTexts } from '#contract/site/site-texts.ts'
import { countChanges } from './editing.ts'
import styles from './site-texts-tab.module.css'

type VersionsListProps = { stored: StaffSiteTexts; onPublished: (texts: StaffSiteTexts) => void }

/** All published versions, newest first, with a way to restore one. */
export function VersionsList({ stored, onPublished }: VersionsListProps) {
  const text = useText()
  const published = stored.versions.filter(({ publishedAt }) => publishedAt !== null)
  return (
    <>
      <p className={styles.hint}>{text('admin.siteTexts.versions.hint')}</p>
      {published.length === 0 && <EmptyState>{text('admin.siteTexts.versions.none')}</EmptyState>}
      <Stack as="ol" role="list" gap={0}>
        {published.map((version) => (
          <Version key={version.version} version={version} onPublished={onPublished} />
        ))}
      </Stack>
    </>
  )
}

type VersionProps = Pick<VersionsListProps, 'onPublished'> & { version: SiteTextVersion }

function Version({ version, onPublished }: VersionProps) {
  const text = useText()
  const when = formatShortDayAndTime(version.publishedAt ?? version.savedAt, text.language)
  const askToPutBack = () =>
    confirm({
      title: text('admin.siteTexts.versions.ask'),
      description: text('admin.siteTexts.versions.askHint', { when }),
      confirmLabel: text('admin.forms.restore'),
      tone: 'primary',
      run: () => api.post('/api/admin/site-texts/:version/publish', { params: { version: version.version } }),
      done: (texts) => {
        onPublished(texts)
        toastSuccess(text('admin.siteTexts.versions.done'))
      },
      failed: text('admin.siteTexts.publishFailed'),
    })
  return (
    <Row as="li" justify="space-between" gap={3} className={styles.version}>
      <div>
        <Text weight={600}>{when}</Text>
        <Text tone="soft" size="sm">
          {describeActor(version.publishedBy ?? version.savedBy, text)} ·{' '}
          {text('admin.siteTexts.versions.changes', { count: countChanges(version.content) })}
        </Text>
      </div>
      {version.isCurrent ? (
        <Badge tone="success">{text('admin.siteTexts.versions.current')}</Badge>
      ) : (
        <RowButton
          label={text('admin.forms.restore')}
          variant="secondary"
          name={text('admin.siteTexts.versions.putBackOf', { when })}
          onClick={askToPutBack}
        />
      )}
    </Row>
  )
}
