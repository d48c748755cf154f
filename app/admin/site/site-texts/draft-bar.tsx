import { confirm } from '#app/admin/kit/confirm/confirm.ts'
import { getFailureSentence, toastFailure, toastSuccess } from '#app/admin/kit/forms/describe-failure.ts'
import { useSingleMutation } from '#app/admin/kit/forms/use-single-mutation.ts'
import { api } from '#app/lib/api/api.ts'
import { useText } from '#app/lib/messages/use-text.ts'
import { Button } from '#app/ui/controls/button.tsx'
import { Row } from '#app/ui/layout.tsx'
import type { StaffSiteTexts } from '#contract/site/site-texts.ts'
import { draftIn } from './editing.ts'
import styles from './site-texts-tab.module.css'
import type { SiteTextsDraft } from './use-site-texts.ts'

type DraftBarProps = { stored: StaffSiteTexts; draft: SiteTextsDraft }

/** Says whether the draft is live, and publishes it. */
export function DraftBar({ stored, draft }: DraftBarProps) {
  const text = useText()
  const { isDirty, isSaving, problem, save, follow } = draft
  const version = draftIn(stored.versions)?.version
  const publish = useSingleMutation({
    mutationFn: (number: number) =>
      api.post('/api/admin/site-texts/:version/publish', { params: { version: number } }),
    onSuccess: (texts) => {
      follow(texts)
      toastSuccess(text('admin.siteTexts.published'))
    },
    onError: (error) => toastFailure(getFailureSentence(text('admin.siteTexts.publishFailed'), error)),
  })
  const askToDiscard = (number: number) =>
    confirm({
      title: text('admin.siteTexts.discardAsk'),
      description: text('admin.siteTexts.discardHint'),
      confirmLabel: text('admin.siteTexts.discard'),
      run: () => api.delete('/api/admin/site-texts/:version', { params: { version: number } }),
      done: follow,
      failed: (error) => getFailureSentence(text('admin.siteTexts.discardFailed'), error),
    })
  const state = isSaving ? 'saving' : isDirty ? 'unsaved' : version === undefined ? 'published' : 'draft'
  return (
    <Row justify="space-between" gap={3} className={styles.bar}>
      <p role="status" className={styles.state} data-state={problem ? 'wrong' : state}>
        {problem ?? text(`admin.siteTexts.state.${state}`)}
      </p>
      <Row>
        {version !== undefined && (
          <Button variant="quiet" onClick={() => askToDiscard(version)}>
            {text('admin.siteTexts.discard')}
          </Button>
        )}
        <Button variant="secondary" disabled={!isDirty || isSaving} onClick={save}>
          {text('admin.siteTexts.saveDraft')}
        </Button>
        <Button
          disabled={version === undefined || isDirty || isSaving}
          isBusy={publish.isPending}
          busyLabel={text('admin.siteTexts.publishing')}
          onClick={() => version !== undefined && publish.mutate(version)}
        >
          {text('admin.siteTexts.publish')}
        </Button>
      </Row>
    </Row>
  )
}
