import { useState } from 'react'
import { NewerVersionNotice } from '#app/admin/kit/forms/newer-version-notice.tsx'
import { Tabs } from '#app/admin/kit/ui/tabs.tsx'
import { useText } from '#app/lib/messages/use-text.ts'
import { Button } from '#app/ui/controls/button.tsx'
import type { StaffArea } from '#contract/site/areas.ts'
import type { StaffSiteTexts } from '#contract/site/site-texts.ts'
import { areaPath } from '#domain/site/area-page.ts'
import { AreasEditor } from './areas-editor.tsx'
import { DraftBar } from './draft-bar.tsx'
import { latestVersion } from './editing.ts'
import { FaqEditor } from './faq-editor.tsx'
import { NoticeEditor } from './notice-editor.tsx'
import { PagePreview } from './page-preview.tsx'
import { PageTexts } from './page-texts.tsx'
import type { ShownPart } from './place-label.ts'
import styles from './site-texts-tab.module.css'
import { useSiteTextsDraft } from './use-site-texts.ts'
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
