import { randomBytes } from 'node:crypto'
import sharp from 'sharp'

/** Returns a form as the site submits it: a single file in the field `image`. */
export function imageForm(bytes: Uint8Array, name = 'photo.jpg', type = 'image/jpeg'): FormData {
  const form = new FormData()
  form.append('image', new File([new Uint8Array(bytes)], name, { type }))
  return form
}

type PhotoFormat = 'jpeg' | 'png' | 'webp' | 'avif' | 'gif'

/**
 * Returns a photo with a soft gradient in unique colors, so that it equals no stored file. It is a narrow strip,
 * because drawing a size takes time proportional to its area.
 */
export function aPhoto({ width = 900, height = 200, format = 'jpeg' as PhotoFormat } = {}): Promise<Buffer> {
  const [across, down] = [6, 4]
  return sharp(randomBytes(across * down * 3), { raw: { width: across, height: down, channels: 3 } })
    .resize(width, height, { fit: 'fill', kernel: 'cubic' })
    .toFormat(format)
    .toBuffer()
}
