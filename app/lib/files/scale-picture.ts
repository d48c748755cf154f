export type ScaledPicture = {
  readonly content: Uint8Array<ArrayBuffer>
  /** A data URL. */
  readonly thumbnail: string
}

/** Large enough to show a torn seam, small enough for a slow connection. */
const SIDE_MAX = 2048
const THUMBNAIL_SIDE = 240
const QUALITY = 0.8

/** Thrown for a file that this browser cannot decode; only Safari decodes HEIC. */
export class UnreadablePicture extends Error {
  readonly isHeic: boolean

  constructor({ type, name }: File) {
    super()
    this.isHeic = /^image\/hei[cf]/.test(type) || /\.hei[cf]$/i.test(name)
  }
}

/** Returns a photo as a JPEG of at most 2,048 pixels, and a thumbnail. Throws `UnreadablePicture`. */
export async function scalePicture(file: File): Promise<ScaledPicture> {
  const image = await createImageBitmap(file).catch(() => {
    throw new UnreadablePicture(file)
  })
  try {
    const whole = await toJpeg(drawn(image, SIDE_MAX))
    const content = new Uint8Array(await whole.arrayBuffer())
    return { content, thumbnail: drawn(image, THUMBNAIL_SIDE).toDataURL('image/jpeg', QUALITY) }
  } finally {
    image.close()
  }
}

function drawn(image: ImageBitmap, sideMax: number): HTMLCanvasElement {
  const scale = Math.min(1, sideMax / Math.max(image.width, image.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(image.width * scale))
  canvas.height = Math.max(1, Math.round(image.height * scale))
  const pen = canvas.getContext('2d')
  // A JPEG has no transparency: without a background a signature would be black on black.
  if (pen) pen.fillStyle = 'white'
  pen?.fillRect(0, 0, canvas.width, canvas.height)
  pen?.drawImage(image, 0, 0, canvas.width, canvas.height)
  return canvas
}

function toJpeg(canvas: HTMLCanvasElement): Promise<Blob> {
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/jpeg', QUALITY),
  )
}
