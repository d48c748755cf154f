import { type PointerEvent, useId } from 'react'
import { pictureImage } from '#app/lib/files/picture-image.ts'
import { useText } from '#app/lib/messages/use-text.ts'
import { Grid, Stack } from '#app/ui/layout.tsx'
import { Picture } from '#app/ui/pictures/picture.tsx'
import type { UploadedImage } from '#contract/catalogue/images.ts'
import styles from './focal-point-editor.module.css'

export type Focal = UploadedImage['picture']['focal']

const CROPS = [
  { name: 'wide', ratio: '16 / 9' },
  { name: 'card', ratio: '4 / 3' },
  { name: 'phone', ratio: '4 / 5' },
] as const
const STEP_PERCENT = 5

type EditorProps = { image: UploadedImage; focal: Focal; onMove: (focal: Focal) => void }

/** The whole picture with a marker, moved by pointer or with two sliders, and previews of common crops. */
export function FocalPointEditor({ image, focal, onMove }: EditorProps) {
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
