import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { createPortal } from 'react-dom'
import { api } from '#app/lib/api.ts'
import { sentenceOf } from '#app/lib/api-request.ts'
import { uploadsQuery } from '#app/lib/uploads-query.ts'
import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { ErrorState } from '#app/ui/empty-state.tsx'
import { Skeleton } from '#app/ui/skeleton.tsx'
import { toast } from '#app/ui/toast-queue.ts'
import type { UploadedImage } from '#contract/images.ts'
import { type Focal, FocalPointEditor } from './focal-point-editor.tsx'

type FocalPointDialogProps = {
  isOpen: boolean
  onClose: () => void
  path: string
  onSaved: (image: UploadedImage) => void
}

/** Asks what must stay in view wherever the picture is cropped. */
export function FocalPointDialog({ isOpen, ...rest }: FocalPointDialogProps) {
  return isOpen ? createPortal(<OpenDialog {...rest} />, document.body) : null
}

function OpenDialog({ onClose, path, onSaved }: Omit<FocalPointDialogProps, 'isOpen'>) {
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
      toast({
        title: 'Focus saved',
        description: 'Every crop now keeps this point in view.',
        tone: 'success',
      })
      onClose()
    } catch (error) {
      toast({ title: 'Error', description: sentenceOf(error, 'Failed to save the focus.'), tone: 'danger' })
      setIsSaving(false)
    }
  }
  return (
    <Dialog
      isOpen
      onClose={onClose}
      size="2xl"
      title="Set focus"
      description="Click on what must stay in view wherever the picture is cropped."
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button
            isBusy={isSaving}
            busyLabel="Saving..."
            disabled={!image}
            onClick={() => image && save(image.id)}
          >
            Save focus
          </Button>
        </>
      }
    >
      {image && <FocalPointEditor image={image} focal={focal} onMove={setMoved} />}
      {!images && !isError && <Skeleton shape="box" height="18rem" />}
      {(isError || (images && !image)) && (
        <ErrorState title="This picture was not uploaded here">
          Upload it once more to choose its focus.
        </ErrorState>
      )}
    </Dialog>
  )
}
