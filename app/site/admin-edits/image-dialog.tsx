import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type ChangeEvent, useRef, useState } from 'react'
import { getSentence } from '#app/lib/api/api-request.ts'
import { PICTURE_FILES } from '#app/lib/files/picture-files.ts'
import { uploadImage } from '#app/lib/files/upload-image.ts'
import { useText } from '#app/lib/messages/use-text.ts'
import { saveSiteSettings } from '#app/lib/page/save-site-settings.ts'
import { DEFAULT_SETTINGS, siteSettingsQuery } from '#app/lib/page/site-settings.ts'
import { Button } from '#app/ui/controls/button.tsx'
import { Progress } from '#app/ui/display/progress.tsx'
import { Stack } from '#app/ui/layout.tsx'
import { Dialog } from '#app/ui/overlays/dialog.tsx'
import { toast } from '#app/ui/toasts/toast-queue.ts'
import { showPicture } from '../show-picture.ts'
import styles from './staff-edits.module.css'

type ImageDialogProps = {
  isOpen: boolean
  onClose: () => void
  setting: 'siteLogo' | 'heroImage'
  endpoint?: string
  limitMegabytes?: number
  title: string
  hint: string
  currentAlt: string
  uploadLabel: string
  successTitle: string
}

/** Shows one of the site's pictures and replaces it for every visitor. */
export function ImageDialog(props: ImageDialogProps) {
  const { isOpen, onClose, setting, title, hint, currentAlt, uploadLabel } = props
  const text = useText()
  const { data: settings = DEFAULT_SETTINGS } = useQuery(siteSettingsQuery)
  const input = useRef<HTMLInputElement>(null)
  const { percent, replace } = useReplacement(props)
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={title} description={hint}>
      <Stack>
        <img src={settings[setting]} alt={currentAlt} className={styles.current} />
        {percent !== undefined && <Progress label={text('staffEdits.uploading')} percent={percent} />}
        <Button isWide isBusy={percent !== undefined} onClick={() => input.current?.click()}>
          {uploadLabel}
        </Button>
        <input
          ref={input}
          type="file"
          accept={PICTURE_FILES}
          hidden
          aria-label={uploadLabel}
          onChange={replace}
        />
      </Stack>
    </Dialog>
  )
}

function useReplacement({ setting, endpoint, limitMegabytes, successTitle, onClose }: ImageDialogProps) {
  const text = useText()
  const queryClient = useQueryClient()
  const [percent, setPercent] = useState<number>()
  const replace = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? []
    if (!file) return
    setPercent(0)
    try {
      const image = await uploadImage(file, { text, endpoint, limitMegabytes, onProgress: setPercent })
      if (!image) return
      await saveSiteSettings(queryClient, { [setting]: image.path })
      for (const shown of document.querySelectorAll(`[data-picture="${setting}"] img`))
        showPicture(shown, image.path)
      toast({ title: successTitle, tone: 'success' })
      onClose()
    } catch (error) {
      toast({
        title: text('staffEdits.failed'),
        description: getSentence(error, text('staffEdits.failedHint')),
        tone: 'danger',
      })
    } finally {
      setPercent(undefined)
      target.value = ''
    }
  }
  return { percent, replace }
}
