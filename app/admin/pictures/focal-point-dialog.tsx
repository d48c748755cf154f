import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { createPortal } from 'react-dom'
import { api } from '#app/lib/api/api.ts'
import { uploadsQuery } from '#app/lib/api/uploads-query.ts'
import { useWords } from '#app/lib/language/in-both.ts'
import { Button } from '#app/ui/controls/button.tsx'
import { ErrorState } from '#app/ui/display/empty-state.tsx'
import { Skeleton } from '#app/ui/display/skeleton.tsx'
import { Dialog } from '#app/ui/overlays/dialog.tsx'
import { toast } from '#app/ui/toasts/toast-queue.ts'
import type { UploadedImage } from '#contract/catalogue/images.ts'
import { describeFailure } from '../forms/failure-words.ts'
import { type Focal, FocalPointEditor } from './focal-point-editor.tsx'
import { PICTURE_WORDS } from './picture-words.ts'

type FocalPointDialogProps = {
  isOpen: boolean
  onClose: () => void
  path: string
  onSaved: (image: UploadedImage) => void
}

/** Asks what must stay visible wherever the picture is cropped. */
export function FocalPointDialog({ isOpen, ...rest }: FocalPointDialogProps) {
  return isOpen ? createPortal(<OpenDialog {...rest} />, document.body) : null
}

function OpenDialog({ onClose, path, onSaved }: Omit<FocalPointDialogProps, 'isOpen'>) {
  const { focus: words, cancel } = useWords(PICTURE_WORDS)
  const queryClient = useQueryClient()
  const { data: images, isError } = useQuery(uploadsQuery)
  const image = images?.find((candidate) => candidate.path === path)
  const [moved, setMoved] = useState<Focal>()
  const [isSaving, setIsSaving] = useState(false)
  const focal = moved ?? image?.picture.focal ?? { x: 0.5, y: 0.5 }
  const save = async (id: number) => {
    setIsSaving(true)
    try {
      onSaved(await api.patch('/api/uploads/:id', { params: { id }, body: { focal } }))
      await queryClient.invalidateQueries()
      toast({ title: words.saved, description: words.savedHint, tone: 'success' })
      onClose()
    } catch (error) {
      toast({ title: words.error, description: describeFailure(words.failed, error), tone: 'danger' })
      setIsSaving(false)
    }
  }
  return (
    <Dialog
      isOpen
      onClose={onClose}
      size="2xl"
      title={words.title}
      description={words.hint}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {cancel}
          </Button>
          <Button
            isBusy={isSaving}
            busyLabel={words.saving}
            disabled={!image}
            onClick={() => image && save(image.id)}
          >
            {words.save}
          </Button>
        </>
      }
    >
      {image && <FocalPointEditor image={image} focal={focal} onMove={setMoved} />}
      {!images && !isError && <Skeleton shape="box" height="18rem" />}
      {(isError || (images && !image)) && <ErrorState title={words.unknown}>{words.unknownHint}</ErrorState>}
    </Dialog>
  )
}
