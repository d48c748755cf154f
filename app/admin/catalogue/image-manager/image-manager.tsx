import { useState } from 'react'
import { useSchemaForm } from '#app/admin/kit/forms/use-schema-form.ts'
import { Tabs } from '#app/admin/kit/ui/tabs.tsx'
import {
  NEW_TESTIMONIAL,
  NEW_TESTIMONIAL_RULES,
} from '#app/admin/parts/testimonial-form/testimonial-fields.ts'
import { TabHeader } from '#app/admin/shell/tab-header.tsx'
import { useText } from '#app/lib/messages/use-text.ts'
import { TestimonialImagesForm } from './testimonial-images-form.tsx'
import { NEW_THEME, NEW_THEME_RULES } from './theme-form-fields.ts'
import { ThemeImagesForm } from './theme-images-form.tsx'
import { UploadedImages } from './uploaded-images.tsx'

type TabId = 'themes' | 'testimonials'

export function ImageManager() {
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
