import { useState } from 'react'
import { confirm } from '#app/admin/kit/confirm/confirm.ts'
import { FieldRow } from '#app/admin/kit/forms/field-row.tsx'
import { NewerVersionNotice } from '#app/admin/kit/forms/newer-version-notice.tsx'
import { useSingleMutation } from '#app/admin/kit/forms/use-single-mutation.ts'
import { Tabs } from '#app/admin/kit/ui/tabs.tsx'
import { api } from '#app/lib/api/api.ts'
import { useText } from '#app/lib/messages/use-text.ts'
import { Button } from '#app/ui/controls/button.tsx'
import { TextArea } from '#app/ui/fields/text-area.tsx'
import { TextField } from '#app/ui/fields/text-field.tsx'
import { Row, Stack } from '#app/ui/layout.tsx'
import type { StaffArea } from '#contract/site/areas.ts'
import type { StaffSiteTexts } from '#contract/site/site-texts.ts'
import type { Language } from '#domain/foundation/text/language.ts'
import { areaPath } from '#domain/site/area-page.ts'
import { NOTICE_LENGTH } from '#domain/site/site-texts/content.ts'
import { AreasEditor } from './areas-editor.tsx'
import { draftIn, latestVersion } from './editing.ts'
import { FaqEditor } from './faq-editor.tsx'
import { PagePreview } from './page-preview.tsx'
import { PageTexts } from './page-texts.tsx'
import type { ShownPart } from './place-label.ts'
import styles from './site-texts-tab.module.css'
import { type SiteTextsDraft, useSiteTextsDraft } from './use-site-texts.ts'
import { VersionsList } from './versions-list.tsx'

const PARTS = ['page', 'faq', 'notice', 'areas', 'versions'] as const
type EditorPart = (typeof PARTS)[number]

/** What the preview shows first of each part. */
const SHOWN: Readonly<Partial<Record<EditorPart, ShownPart>>> = { faq: { anchor: 'faq' } }

/** The texts of one language beside a preview of the page. */
export function TextsEditor({ stored }: { stored: StaffSiteTexts }) {
  const text = useText()
  const [part, setPart] = useState<EditorPart>('page')
  const [area, setArea] = useState<StaffArea>()
  const [shown, setShown] = useState<ShownPart>({})
  const [isPreviewing, setIsPreviewing] = useState(false)
  const draft = useSiteTextsDraft(stored, text('admin.siteTexts.saveFailed'))
  const { language } = stored
  const panels = {
    page: <PageTexts stored={stored} draft={draft} onShow={setShown} />,
    faq: <FaqEditor stored={stored} draft={draft} />,
    notice: <NoticeEditor language={language} draft={draft} />,
    areas: <AreasEditor language={language} draft={draft} shown={area} onShow={setArea} />,
    versions: <VersionsList stored={stored} onPublished={draft.follow} />,
  }
  return (
    <>
      <DraftBar stored={stored} draft={draft} />
      {draft.conflict && <NewerVersionNotice conflict={draft.conflict} />}
      <div className={styles.onPhones}>
        <Button variant="secondary" isWide onClick={() => setIsPreviewing(!isPreviewing)}>
          {text(isPreviewing ? 'admin.siteTexts.hidePreview' : 'admin.siteTexts.showPreview')}
        </Button>
      </div>
      <div className={styles.columns} data-previewing={isPreviewing}>
        <div className={styles.editor}>
          <Tabs
            label={text('admin.siteTexts.parts')}
            selected={part}
            onSelect={(next) => {
              setPart(next)
              setShown(SHOWN[next] ?? {})
            }}
            tabs={PARTS.map((id) => ({
              id,
              label: text(`admin.siteTexts.part.${id}`),
              panel: panels[id],
            }))}
          />
        </div>
        <PagePreview
          language={language}
          version={latestVersion(stored)?.version}
          page={area && part === 'areas' ? areaPath(area) : (shown.page ?? '/')}
          anchor={shown.anchor}
        />
      </div>
    </>
  )
}

/** The notice bar above every page, with its first and last day. */
function NoticeEditor({ language, draft }: { language: Language; draft: SiteTextsDraft }) {
  const text = useText()
  const { edited, change, problems } = draft
  const { notice } = edited
  const set = (changes: Partial<typeof notice>) => change('notice', { ...notice, ...changes })
  return (
    <Stack gap={5} className={styles.texts}>
      <p className={styles.hint}>{text('admin.siteTexts.notice.hint')}</p>
      <TextArea
        label={text('admin.siteTexts.notice.text')}
        hint={text('admin.siteTexts.notice.none')}
        lang={language}
        rows={3}
        hasCounter
        maxLength={NOTICE_LENGTH}
        value={notice.text}
        error={problems['notice.text']}
        onChange={({ target }) => set({ text: target.value })}
      />
      <FieldRow>
        {(['from', 'until'] as const).map((end) => (
          <TextField
            key={end}
            type="date"
            label={text(`admin.siteTexts.notice.${end}`)}
            name={`notice.${end}`}
            value={notice[end]}
            error={problems[`notice.${end}`]}
            onChange={({ target }) => set({ [end]: target.value })}
          />
        ))}
      </FieldRow>
      <p className={styles.hint}>{text('admin.siteTexts.marks')}</p>
    </Stack>
  )
}

type DraftBarProps = { stored: StaffSiteTexts; draft: SiteTextsDraft }

/** Says whether the draft is live, and publishes it. */
function DraftBar({ stored, draft }: DraftBarProps) {
  const text = useText()
  const { isDirty, isSaving, problem, save, follow } = draft
  const version = draftIn(stored.versions)?.version
  const publish = useSingleMutation({
    mutationFn: (number: number) =>
      api.post('/api/admin/site-texts/:version/publish', { params: { version: number } }),
    done: text('admin.siteTexts.published'),
    failed: text('admin.siteTexts.publishFailed'),
    onSuccess: follow,
  })
  const askToDiscard = (number: number) =>
    confirm({
      title: text('admin.siteTexts.discardAsk'),
      description: text('admin.siteTexts.discardHint'),
      confirmLabel: text('admin.siteTexts.discard'),
      run: () => api.delete('/api/admin/site-texts/:version', { params: { version: number } }),
      done: follow,
      failed: text('admin.siteTexts.discardFailed'),
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
          {text('admin.forms.saveDraft')}
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
