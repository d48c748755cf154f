import { useState } from 'react'
import { useSchemaForm } from '#app/admin/kit/forms/use-schema-form.ts'
import { Tabs } from '#app/admin/kit/ui/tabs.tsx'
import {
  NEW_TESTIMONIAL,
  NEW_TESTIMONIAL_RULES,
} from '#app/admin/parts/testimonial-form/testimonial-fields.ts'
import { Permitted } from '#app/admin/shell/permitted.tsx'
import { StaffShell } from '#app/admin/shell/staff-shell.tsx'
import { TabHeader } from '#app/admin/shell/tab-header.tsx'
import { useText } from '#app/lib/messages/use-text.ts'
import { useDocumentTitle } from '#app/lib/use-document-title.ts'
import { TestimonialImagesForm } from './testimonial-images-form.tsx'
import { NEW_THEME, NEW_THEME_RULES } from './theme-form-fields.ts'
import { ThemeImagesForm } from './theme-images-form.tsx'
import { UploadedImages } from './uploaded-images.tsx'

export default function ImageManagerPage() {
  const text = useText()
  useDocumentTitle(text('admin.imageManager.title'))
  return (
    <StaffShell>
      <Permitted needs="catalogue" title={text('admin.imageManager.title')}>
        <ImageManager />
      </Permitted>
    </StaffShell>
  )
}

type TabId = 'themes' | 'testimonials'

function ImageManager() {
  const text = useText()
  const [selected, setSelected] = useState<TabId>('themes')
  // State is kept here, so that switching tabs loses no input.
  const theme = useSchemaForm(NEW_THEME_RULES, NEW_THEME)
  const testimonial = useSchemaForm(NEW_TESTIMONIAL_RULES, NEW_TESTIMONIAL)
  return (
    <>
      <TabHeader title={text('admin.imageManager.title')} hint={text('admin.imageManager.hint')} />
      <Tabs
        label={text('admin.imageManager.purposes')}
        selected={selected}
        onSelect={setSelected}
        tabs={[
          {
            id: 'themes',
            label: text('admin.imageManager.theme.tab'),
            panel: <ThemeImagesForm form={theme} />,
            isKept: theme.isAwaiting,
          },
          {
            id: 'testimonials',
            label: text('admin.imageManager.testimonial.tab'),
            panel: <TestimonialImagesForm form={testimonial} />,
            isKept: testimonial.isAwaiting,
          },
        ]}
      />
      <UploadedImages />
    </>
  )
}
