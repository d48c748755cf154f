import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type PointerEvent, useId, useState } from 'react'
import { api } from '#app/lib/api/api.ts'
import { uploadsQuery } from '#app/lib/api/uploads-query.ts'
import { pictureImage } from '#app/lib/files/picture-image.ts'
import { useText } from '#app/lib/messages/use-text.ts'
import { ErrorState } from '#app/ui/display/empty-state.tsx'
import { Skeleton } from '#app/ui/display/skeleton.tsx'
import { Grid, Stack } from '#app/ui/layout.tsx'
import { ActDialog } from '#app/ui/overlays/act-dialog.tsx'
import { Picture } from '#app/ui/pictures/picture.tsx'
import type { UploadedImage } from '#contract/catalogue/images.ts'
import { getFailureSentence, toastFailure, toastSuccess } from '../forms/describe-failure.ts'
import { useSingleMutation } from '../forms/use-single-mutation.ts'
import styles from './focal-point-editor.module.css'

type FocalPointDialogProps = {
  onClose: () => void
  path: string
  onSaved: (image: UploadedImage) => void
}

/** Asks which point of the picture must stay visible in every crop. */
export function FocalPointDialog({ onClose, path, onSaved }: FocalPointDialogProps) {
  const text = useText()
  const { data: images, isError } = useQuery(uploadsQuery)
  const image = images?.find((candidate) => candidate.path === path)
  const [moved, setMoved] = useState<Focal>()
  const focal = moved ?? image?.picture.focal ?? { x: 0.5, y: 0.5 }
  const { mutate: save, isPending: isSaving } = useSaveFocus({ onClose, onSaved }, focal)
  return (
    <ActDialog
      onClose={onClose}
      size="2xl"
      title={text('admin.pictures.focus.title')}
      description={text('admin.pictures.focus.hint')}
      onConfirm={() => image && save(image.id)}
      confirmLabel={text('admin.pictures.focus.save')}
      isDisabled={!image}
      isBusy={isSaving}
      busyLabel={text('admin.forms.saving')}
    >
      {image && <FocalPointEditor image={image} focal={focal} onMove={setMoved} />}
      {!images && !isError && <Skeleton shape="box" height="18rem" />}
      {(isError || (images && !image)) && (
        <ErrorState title={text('admin.pictures.focus.unknown')}>
          {text('admin.pictures.focus.unknownHint')}
        </ErrorState>
      )}
    </ActDialog>
  )
}

type SavedProps = Pick<FocalPointDialogProps, 'onClose' | 'onSaved'>

function useSaveFocus({ onClose, onSaved }: SavedProps, focal: Focal) {
  const text = useText()
  const queryClient = useQueryClient()
  return useSingleMutation({
    mutationFn: (id: number) => api.patch('/api/uploads/:id', { params: { id }, body: { focal } }),
    onSuccess: async (saved) => {
      onSaved(saved)
      await queryClient.invalidateQueries()
      toastSuccess(text('admin.pictures.focus.savedHint'), text('admin.pictures.focus.saved'))
      onClose()
    },
    onError: (error) =>
      toastFailure(
        getFailureSentence(text('admin.pictures.focus.failed'), error),
        text('admin.pictures.focus.error'),
      ),
  })
}

type Focal = UploadedImage['picture']['focal']

const CROPS = [
  { name: 'wide', ratio: '16 / 9' },
  { name: 'card', ratio: '4 / 3' },
  { name: 'phone', ratio: '4 / 5' },
] as const
const STEP_PERCENT = 5

type EditorProps = { image: UploadedImage; focal: Focal; onMove: (focal: Focal) => void }

/** The whole picture with a marker, moved by pointer or with two sliders, and previews of common crops. */
function FocalPointEditor({ image, focal, onMove }: EditorProps) {
  const text = useText()
  const { path, width, height, picture } = image
  const point = (event: PointerEvent<HTMLDivElement>) => {
    if (event.buttons !== 1) return
    const frame = event.currentTarget.getBoundingClientRect()
    onMove({
      x: fraction((event.clientX - frame.left) / frame.width),
      y: fraction((event.clientY - frame.top) / frame.height),
    })
  }
  return (
    <Stack>
      <div
        className={styles.whole}
        style={{ aspectRatio: `${width} / ${height}`, maxInlineSize: `calc(22rem * ${width / height})` }}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId)
          point(event)
        }}
        onPointerMove={point}
      >
        <Picture
          image={pictureImage(path, text('admin.pictures.focus.whole'), { [path]: picture })}
          sizes="36rem"
        />
        <span
          className={styles.mark}
          style={{ insetInlineStart: `${focal.x * 100}%`, insetBlockStart: `${focal.y * 100}%` }}
        />
      </div>
      <Grid minColumn="12rem" stretches>
        <Slider
          label={text('admin.pictures.focus.across')}
          value={focal.x}
          onChange={(x) => onMove({ ...focal, x })}
        />
        <Slider
          label={text('admin.pictures.focus.down')}
          value={focal.y}
          onChange={(y) => onMove({ ...focal, y })}
        />
      </Grid>
      <Crops image={image} focal={focal} />
    </Stack>
  )
}

function Crops({ image: { path, picture }, focal }: Omit<EditorProps, 'onMove'>) {
  const text = useText()
  const cropped = pictureImage(path, '', { [path]: { ...picture, focal } })
  return (
    <div className={styles.crops} aria-hidden="true">
      {CROPS.map(({ name, ratio }) => (
        <div key={name} className={styles.crop}>
          <Picture image={cropped} ratio={ratio} sizes="11rem" />
          {text(`admin.pictures.focus.crops.${name}`)}
        </div>
      ))}
    </div>
  )
}

type SliderProps = { label: string; value: number; onChange: (value: number) => void }

function Slider({ label, value, onChange }: SliderProps) {
  const id = useId()
  return (
    <div className={styles.slider}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="range"
        min={0}
        max={100}
        step={STEP_PERCENT}
        value={Math.round(value * 100)}
        onChange={(event) => onChange(Number(event.currentTarget.value) / 100)}
      />
    </div>
  )
}

function fraction(value: number): number {
  return Math.round(Math.min(1, Math.max(0, value)) * 100) / 100
}
