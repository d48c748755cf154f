import { useMutation, useQueryClient } from '@tanstack/react-query'
import { apiJson } from '#app/lib/api-request.ts'
import { themesQuery } from '#app/lib/themes-query.ts'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { Switch } from '#app/ui/switch.tsx'
import { TextArea } from '#app/ui/text-area.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { toast } from '#app/ui/toast-queue.ts'
import type { UploadedImage } from '#contract/images.ts'
import type { Theme } from '#contract/themes.ts'
import { failureWords } from '../edit/failure-words.ts'
import { FieldRow } from '../edit/field-row.tsx'
import type { Form } from '../edit/use-form.ts'
import { DropArea } from '../images/drop-area.tsx'
import { GalleryField } from '../images/gallery-field.tsx'
import { ImageField } from '../images/image-field.tsx'
import { UploadList } from '../images/upload-list.tsx'
import { useUploads } from '../images/use-uploads.ts'
import styles from './image-manager.module.css'
import { NEW_THEME, type ThemeFormFields, themeFormBody, themeFormProblems } from './theme-form-fields.ts'

/** A new theme, started from its pictures. */
export function ThemeImagesForm({ form }: { form: Form<ThemeFormFields> }) {
  const { create, submit } = useCreateTheme(form)
  const { uploads, upload } = useUploads({})
  const { mainImage, galleryImages } = form.fields
  const dropped = (files: File[]) => {
    let hasMain = mainImage !== ''
    let gallery = galleryImages
    return upload(files, ({ path }: UploadedImage) => {
      if (!hasMain) form.set('mainImage', path)
      else {
        gallery = [...new Set([...gallery, path])]
        form.set('galleryImages', gallery)
      }
      hasMain = true
    })
  }
  return (
    <DropArea onFiles={dropped}>
      <Card padding="lg">
        <form ref={form.element} noValidate onSubmit={submit} className={styles.form}>
          <UploadList uploads={uploads} />
          <TextField label="Theme Name" required maxLength={100} {...form.text('name')} />
          <TextArea label="Description" required maxLength={2000} hasCounter {...form.text('description')} />
          <TextField
            label="Price per Day ($)"
            hint="What one teepee costs."
            required
            inputMode="decimal"
            {...form.text('pricePerDay')}
          />
          <ImageField
            label="Main Image"
            required
            value={mainImage}
            onChange={(path) => form.set('mainImage', path)}
            error={form.problems.mainImage}
          />
          <GalleryField
            label="Gallery Images"
            value={galleryImages}
            onChange={(paths) => form.set('galleryImages', paths)}
          />
          <TextField
            label="Included Items"
            hint="Separated by commas, such as Fairy lights, Cushions, Rugs."
            {...form.text('includedItems')}
          />
          <FieldRow>
            <Switch label="Available" {...form.tick('available')} />
            <Switch label="Featured" {...form.tick('featured')} />
          </FieldRow>
          <Button type="submit" className={styles.submit} isBusy={create.isPending} busyLabel="Creating...">
            Create Theme
          </Button>
        </form>
      </Card>
    </DropArea>
  )
}

function useCreateTheme(form: Form<ThemeFormFields>) {
  const queryClient = useQueryClient()
  const create = useMutation({
    mutationFn: () => apiJson<Theme>('POST', '/api/themes', themeFormBody(form.fields)),
    onSuccess: ({ name }) => {
      toast({ title: 'Theme Created', description: `“${name}” was added to your themes.`, tone: 'success' })
      form.reset(NEW_THEME)
      return queryClient.invalidateQueries({ queryKey: themesQuery.queryKey })
    },
    onError: (error) => {
      toast({ title: 'Failed to create theme', description: failureWords(error), tone: 'danger' })
      form.refuseAs(error)
    },
  })
  const submit = (event: { preventDefault(): void }) => {
    event.preventDefault()
    const problems = themeFormProblems(form.fields)
    if (Object.keys(problems).length > 0) form.refuse(problems)
    else if (!create.isPending) create.mutate()
  }
  return { create, submit }
}
