import sharp from 'sharp'

/** A form as the site sends it: one file in the field `image`. */
export function imageForm(bytes: Uint8Array, name = 'photo.jpg', type = 'image/jpeg'): FormData {
  const form = new FormData()
  form.append('image', new File([new Uint8Array(bytes)], name, { type }))
  return form
}

let drawn = 0

/** A small picture that no other has the bytes of. */
export function aPhoto({
  width = 900,
  height = 600,
  format = 'jpeg' as 'jpeg' | 'png' | 'webp' | 'avif' | 'gif',
} = {}) {
  drawn++
  const background = { r: drawn % 256, g: (drawn >> 8) % 256, b: process.pid % 256 }
  return sharp({ create: { width, height, channels: 3, background } })
    .toFormat(format)
    .toBuffer()
}
