import { useEffect, useRef } from 'react'
import { describeFailure, toastFailure, toastSuccess } from '#app/admin/kit/forms/describe-failure.ts'
import { FieldRow } from '#app/admin/kit/forms/field-row.tsx'
import { FormElement } from '#app/admin/kit/forms/form-element.tsx'
import { useRequestKey } from '#app/admin/kit/forms/use-request-key.ts'
import type { Form } from '#app/admin/kit/forms/use-schema-form.ts'
import { useSingleMutation } from '#app/admin/kit/forms/use-single-mutation.ts'
import { DropArea } from '#app/admin/kit/pictures/drop-area.tsx'
import { GalleryField } from '#app/admin/kit/pictures/gallery-field.tsx'
import { ImageField } from '#app/admin/kit/pictures/image-field.tsx'
import { UploadList } from '#app/admin/kit/pictures/upload-list.tsx'
import { useUploads } from '#app/admin/kit/pictures/use-uploads.ts'
import { useWhileUploading } from '#app/admin/kit/pictures/use-while-uploading.ts'
import { api } from '#app/lib/api/api.ts'
import { themesQuery } from '#app/lib/api/themes-query.ts'
import { useText } from '#app/lib/messages/use-text.ts'
import { Button } from '#app/ui/controls/button.tsx'
import { Card } from '#app/ui/display/card.tsx'
import { Switch } from '#app/ui/fields/switch.tsx'
import { TextArea } from '#app/ui/fields/text-area.tsx'
import { TextField } from '#app/ui/fields/text-field.tsx'
import type { UploadedImage } from '#contract/catalogue/images.ts'
import styles from './image-manager.module.css'
import { NEW_THEME, type ThemeFormFields, themeFormBody } from './theme-form-fields.ts'

/** A form that creates a theme from its pictures. */
export function ThemeImagesForm({ form }: { form: Form<ThemeFormFields> }) {
  const text = useText()
  const create = useCreateTheme(form)
  const { uploads, drop } = useDroppedPictures(form)
  return (
    <DropArea onFiles={drop}>
      <Card padding="lg">
        <FormElement form={form} submit={() => form.submit(create.mutate)} gap={5} className={styles.form}>
          <UploadList uploads={uploads} />
          <ThemeInputs form={form} />
          <Button
            type="submit"
            className={styles.submit}
            isBusy={create.isPending}
            busyLabel={text('admin.forms.creating')}
          >
            {text('admin.imageManager.theme.create')}
          </Button>
        </FormElement>
      </Card>
    </DropArea>
  )
}

function ThemeInputs({ form }: { form: Form<ThemeFormFields> }) {
  const text = useText()
  return (
    <>
      <TextField label={text('admin.imageManager.theme.name')} {...form.input('name')} />
      <TextArea
        label={text('admin.imageManager.theme.description')}
        hasCounter
        {...form.input('description')}
      />
      <TextField
        label={text('admin.imageManager.theme.price')}
        hint={text('admin.imageManager.theme.priceHint')}
        inputMode="decimal"
        {...form.input('pricePerDay')}
      />
      <ImageField
        label={text('admin.imageManager.theme.mainImage')}
        required
        {...form.picture('mainImage')}
      />
      <GalleryField label={text('admin.imageManager.theme.gallery')} {...form.picture('galleryImages')} />
      <TextField
        label={text('admin.imageManager.theme.included')}
        hint={text('admin.imageManager.theme.includedHint')}
        {...form.input('includedItems')}
      />
      <FieldRow>
        <Switch label={text('admin.imageManager.theme.available')} {...form.tick('available')} />
        <Switch label={text('admin.imageManager.theme.featured')} {...form.tick('featured')} />
      </FieldRow>
    </>
  )
}

/**
 * Pictures dropped outside the fields: the first becomes the main picture if there is none, the rest go to
 * the gallery.
 */
function useDroppedPictures(form: Form<ThemeFormFields>) {
  const { uploads, upload } = useUploads({})
  useWhileUploading(
    uploads,
    form.picture(form.fields.mainImage === '' ? 'mainImage' : 'galleryImages').onUploading,
  )
  // A ref, since an upload may finish long after the render that started it.
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
  const text = useText()
  const sendKeyed = useRequestKey()
  return useSingleMutation({
    mutationFn: (fields: ThemeFormFields) =>
      sendKeyed(themeFormBody(fields), (request) => api.post('/api/themes', request)),
    onSuccess: ({ name }) => {
      toastSuccess(
        text('admin.imageManager.theme.wasAdded', { name }),
        text('admin.imageManager.theme.created'),
      )
      form.reset(NEW_THEME)
    },
    onError: (error) => {
      toastFailure(describeFailure(error), text('admin.imageManager.theme.failed'))
      form.refuseAs(error)
    },
    refreshes: themesQuery,
  })
}
