import { useState } from 'react'
import { Tabs } from '#app/ui/tabs.tsx'
import { NEW_TESTIMONIAL } from '../forms/testimonial-fields.ts'
import { useForm } from '../forms/use-form.ts'
import { TabHeader } from '../shell/tab-header.tsx'
import { TestimonialImagesForm } from './testimonial-images-form.tsx'
import { NEW_THEME } from './theme-form-fields.ts'
import { ThemeImagesForm } from './theme-images-form.tsx'
import { UploadedImages } from './uploaded-images.tsx'

type TabId = 'themes' | 'testimonials'

export function ImageManager() {
  const [selected, setSelected] = useState<TabId>('themes')
  // Kept here, so that a look at the other tab loses nothing that was typed.
  const theme = useForm(NEW_THEME)
  const testimonial = useForm(NEW_TESTIMONIAL)
  return (
    <>
      <TabHeader
        title="Image Manager"
        hint="Drop pictures anywhere on a form or the page, paste them, or choose them from your files."
      />
      <Tabs
        label="What the pictures are for"
        selected={selected}
        onSelect={setSelected}
        tabs={[
          {
            id: 'themes',
            label: 'Theme Images',
            panel: <ThemeImagesForm form={theme} />,
            isKept: theme.isAwaiting,
          },
          {
            id: 'testimonials',
            label: 'Testimonial Images',
            panel: <TestimonialImagesForm form={testimonial} />,
            isKept: testimonial.isAwaiting,
          },
        ]}
      />
      <UploadedImages />
    </>
  )
}
