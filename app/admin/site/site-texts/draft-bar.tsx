import { useState } from 'react'
import { getFailureSentence, toastFailure, toastSuccess } from '#app/admin/kit/forms/describe-failure.ts'
import { useSingleMutation } from '#app/admin/kit/forms/use-single-mutation.ts'
import { api } from '#app/lib/api/api.ts'
import { useText } from '#app/lib/messages/use-text.ts'
import { Button } from '#app/ui/controls/button.tsx'
import { ConfirmDialog } from '#app/ui/overlays/confirm-dialog.tsx'
import type { StaffSiteTexts } from '#contract/site/site-texts.ts'
import { draftIn } from './editing.ts'
import styles from './site-texts-tab.module.css'
import type { SiteTextsDraft } from './use-site-texts.ts'

type DraftBarProps = { stored: StaffSiteTexts; draft: SiteTextsDraft }

/** Says whether the draft is live, and publishes it. */
export function DraftBar({ stored, draft }: DraftBarProps) {
  const text = useText()
  const [isDiscarding, setIsDiscarding] = useState(false)
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
  const state = isSaving ? 'saving' : isDirty ? 'unsaved' : version === undefined ? 'published' : 'draft'
  return (
    <div className={styles.bar}>
      <p role="status" className={styles.state} data-state={problem ? 'wrong' : state}>
        {problem ?? text(`admin.siteTexts.state.${state}`)}
      </p>
      <div className={styles.actions}>
        {version !== undefined && (
          <Button variant="quiet" onClick={() => setIsDiscarding(true)}>
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
      </div>
      {isDiscarding && version !== undefined && (
        <DiscardDialog version={version} onDiscarded={follow} onClose={() => setIsDiscarding(false)} />
      )}
    </div>
  )
}

type DiscardDialogProps = {
  version: number
  onDiscarded: (texts: StaffSiteTexts) => void
  onClose: () => void
}

function DiscardDialog({ version, onDiscarded, onClose }: DiscardDialogProps) {
  const text = useText()
  const { mutate, isPending } = useSingleMutation({
    mutationFn: () => api.delete('/api/admin/site-texts/:version', { params: { version } }),
    onSuccess: onDiscarded,
    onError: (error) => toastFailure(getFailureSentence(text('admin.siteTexts.discardFailed'), error)),
    onSettled: onClose,
  })
  return (
    <ConfirmDialog
      isOpen
      onClose={onClose}
      onConfirm={() => mutate()}
      title={text('admin.siteTexts.discardAsk')}
      description={text('admin.siteTexts.discardHint')}
      confirmLabel={text('admin.siteTexts.discard')}
      isBusy={isPending}
    />
  )
}
