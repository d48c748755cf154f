import { encode } from 'uqr'

const WIDTH = 1080
const HEIGHT = 1350
const CODE = 640
/** How far the code is from the bottom. */
const BELOW = 150

type Invitation = {
  readonly url: string
  /** Small, large, and small again. */
  readonly lines: readonly [above: string, heading: string, below: string]
}

/** Draws a picture to post, with the link as a QR code; returns its data URL. */
export function drawInvitation({ url, lines: [above, heading, below] }: Invitation): string {
  const canvas = document.createElement('canvas')
  canvas.width = WIDTH
  canvas.height = HEIGHT
  const pen = canvas.getContext('2d')
  if (!pen) return ''
  const { fontFamily: body } = getComputedStyle(document.body)
  const headline = getComputedStyle(document.querySelector('h1') ?? document.body).fontFamily
  pen.fillStyle = '#2c2140'
  pen.fillRect(0, 0, WIDTH, HEIGHT)
  pen.textAlign = 'center'
  const write = (words: string, font: string, y: number) => {
    pen.font = font
    pen.fillText(words, WIDTH / 2, y, WIDTH - 120)
  }
  pen.fillStyle = '#ffd9a0'
  write(above, `44px ${body}`, 170)
  pen.fillStyle = '#ffffff'
  write(heading, `600 88px ${headline}`, 300)
  write(below, `44px ${body}`, 400)
  const { data, size } = encode(url, { border: 3 })
  const module = Math.floor(CODE / size)
  const [left, top] = [(WIDTH - module * size) / 2, HEIGHT - BELOW - module * size]
  for (const [row, cells] of data.entries())
    for (const [column, isDark] of cells.entries()) {
      pen.fillStyle = isDark ? '#000000' : '#ffffff'
      pen.fillRect(left + column * module, top + row * module, module, module)
    }
  return canvas.toDataURL()
}
