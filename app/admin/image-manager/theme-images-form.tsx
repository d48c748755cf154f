import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { api } from '#app/lib/api/api.ts'
import { themesQuery } from '#app/lib/api/themes-query.ts'
import { useWords } from '#app/lib/language/in-both.ts'
import { Button } from '#app/ui/controls/button.tsx'
import { Card } from '#app/ui/display/card.tsx'
import { Switch } from '#app/ui/fields/switch.tsx'
import { TextField } from '#app/ui/fields/text-field.tsx'
import { toast } from '#app/ui/toasts/toast-queue.ts'
import type { UploadedImage } from '#contract/catalogue/images.ts'
import { NAME_LENGTH } from '#domain/order/details-rules.ts'
import { failureWords } from '../forms/failure-words.ts'
import { FieldRow } from '../forms/field-row.tsx'
import { FreeTextArea } from '../forms/free-text-area.tsx'
import type { Form } from '../forms/use-form.ts'
import { mayBeDone, useRequestKey } from '../forms/use-request-key.ts'
import { useSingleMutation } from '../forms/use-single-mutation.ts'
import { DropArea } from '../pictures/drop-area.tsx'
import { GalleryField } from '../pictures/gallery-field.tsx'
import { ImageField } from '../pictures/image-field.tsx'
import { UploadList } from '../pictures/upload-list.tsx'
import { useUploads } from '../pictures/use-uploads.ts'
import { useWhileUploading } from '../pictures/use-while-uploading.ts'
import styles from './image-manager.module.css'
import { IMAGE_MANAGER_WORDS } from './image-manager-words.ts'
import { NEW_THEME, type ThemeFormFields, themeFormBody, themeFormProblems } from './theme-form-fields.ts'

/** A new theme, started from its pictures. */
export function ThemeImagesForm({ form }: { form: Form<ThemeFormFields> }) {
  const words = useWords(IMAGE_MANAGER_WORDS).theme
  const { create, submit } = useCreateTheme(form)
  const { uploads, drop } = useDroppedPictures(form)
  return (
    <DropArea onFiles={drop}>
      <Card padding="lg">
        <form ref={form.element} noValidate onSubmit={submit} className={styles.form}>
          <UploadList uploads={uploads} />
          <ThemeInputs form={form} />
          <Button
            type="submit"
            className={styles.submit}
            isBusy={create.isPending}
            busyLabel={words.creating}
          >
            {words.create}
          </Button>
        </form>
      </Card>
    </DropArea>
  )
}

function ThemeInputs({ form }: { form: Form<ThemeFormFields> }) {
  const words = useWords(IMAGE_MANAGER_WORDS).theme
  return (
    <>
      <TextField label={words.name} required maxLength={NAME_LENGTH.maximum} {...form.text('name')} />
      <FreeTextArea label={words.description} {...form.text('description')} />
      <TextField
        label={words.price}
        hint={words.priceHint}
        required
        inputMode="decimal"
        {...form.text('pricePerDay')}
      />
      <ImageField label={words.mainImage} required {...form.picture('mainImage')} />
      <GalleryField label={words.gallery} {...form.picture('galleryImages')} />
      <TextField label={words.included} hint={words.includedHint} {...form.text('includedItems')} />
      <FieldRow>
        <Switch label={words.available} {...form.tick('available')} />
        <Switch label={words.featured} {...form.tick('featured')} />
      </FieldRow>
    </>
  )
}

/** Pictures dropped beside the fields: the first becomes the main one if there is none, the rest go to the gallery. */
function useDroppedPictures(form: Form<ThemeFormFields>) {
  const { uploads, upload } = useUploads({})
  useWhileUploading(
    uploads,
    form.picture(form.fields.mainImage === '' ? 'mainImage' : 'galleryImages').onUploading,
  )
  // Later arrivals are added to the current list.
  const latest = useRef(form.fields)
  useEffect(() => {
    latest.current = form.fields
  })
  const take = ({ path }: UploadedImage) => {
    const { mainImage, galleryImages } = latest.current
    if (mainImage === '') form.set('mainImage', path)
    else form.set('galleryImages', [...new Set([...galleryImages, path])])
  }
  return { uploads, drop: (files: File[]) => upload(files, take) }
}

function useCreateTheme(form: Form<ThemeFormFields>) {
  const words = useWords(IMAGE_MANAGER_WORDS).theme
  const queryClient = useQueryClient()
  const sendKeyed = useRequestKey()
  const create = useSingleMutation({
    mutationFn: () => sendKeyed(themeFormBody(form.fields), (request) => api.post('/api/themes', request)),
    onSuccess: ({ name }) => {
      toast({ title: words.created, description: words.wasAdded(name), tone: 'success' })
      form.reset(NEW_THEME)
      return queryClient.invalidateQueries({ queryKey: themesQuery.queryKey })
    },
    onError: (error) => {
      if (mayBeDone(error)) void queryClient.invalidateQueries({ queryKey: themesQuery.queryKey })
      toast({ title: words.failed, description: failureWords(error), tone: 'danger' })
      form.refuseAs(error)
    },
  })
  const submit = (event: { preventDefault(): void }) => {
    event.preventDefault()
    if (!form.check(themeFormProblems(form.fields))) create.mutate()
  }
  return { create, submit }
}
