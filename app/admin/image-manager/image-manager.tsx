import { useState } from 'react'
import { useWords } from '#app/lib/language/in-both.ts'
import { Tabs } from '#app/ui/controls/tabs.tsx'
import { useForm } from '../forms/use-form.ts'
import { TabHeader } from '../shell/tab-header.tsx'
import { NEW_TESTIMONIAL } from '../testimonials/testimonial-fields.ts'
import { IMAGE_MANAGER_WORDS } from './image-manager-words.ts'
import { TestimonialImagesForm } from './testimonial-images-form.tsx'
import { NEW_THEME } from './theme-form-fields.ts'
import { ThemeImagesForm } from './theme-images-form.tsx'
import { UploadedImages } from './uploaded-images.tsx'

type TabId = 'themes' | 'testimonials'

export function ImageManager() {
  const words = useWords(IMAGE_MANAGER_WORDS)
  const [selected, setSelected] = useState<TabId>('themes')
  // State is here, so that switching tabs loses no input.
  const theme = useForm(NEW_THEME)
  const testimonial = useForm(NEW_TESTIMONIAL)
  return (
    <>
      <TabHeader title={words.title} hint={words.hint} />
      <Tabs
        label={words.purposes}
        selected={selected}
        onSelect={setSelected}
        tabs={[
          {
            id: 'themes',
            label: words.theme.tab,
            panel: <ThemeImagesForm form={theme} />,
            isKept: theme.isAwaiting,
          },
          {
            id: 'testimonials',
            label: words.testimonial.tab,
            panel: <TestimonialImagesForm form={testimonial} />,
            isKept: testimonial.isAwaiting,
          },
        ]}
      />
      <UploadedImages />
    </>
  )
}
