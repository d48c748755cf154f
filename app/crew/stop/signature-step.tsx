import { type PointerEvent, useRef, useState } from 'react'
import { useText } from '#app/lib/messages/use-text.ts'
import { Action } from '../parts/action.tsx'
import { Panel } from '../parts/panel.tsx'
import { toPlaceId } from './jump-to-step.ts'
import styles from './signature-step.module.css'
import { useClock } from './use-clock.ts'
import type { Visit } from './use-visit.ts'

const SIZE = { width: 640, height: 280 }
const PEN_WIDTH = 5

/** The family signs with a finger; the signature is stored like the other pictures. */
export function SignatureStep({ visit: { progress, isBusy, report } }: { readonly visit: Visit }) {
  const text = useText()
  const clock = useClock()
  const canvas = useRef<HTMLCanvasElement>(null)
  const [isDrawn, setIsDrawn] = useState(false)
  const signedAt = progress.times.signed
  if (signedAt)
    return (
      <Panel id={toPlaceId('signed')} icon="pencil" tone="success" title={text('crew.stop.signature')}>
        <p>{text('crew.stop.signedAt', { time: clock(signedAt) })}</p>
      </Panel>
    )
  const clear = () => {
    canvas.current?.getContext('2d')?.clearRect(0, 0, SIZE.width, SIZE.height)
    setIsDrawn(false)
  }
  const keep = () =>
    canvas.current?.toBlob((blob) => {
      if (blob) void report('signed', { file: new File([blob], 'signature.png', { type: blob.type }) })
    })
  return (
    <Panel id={toPlaceId('signed')} icon="pencil" title={text('crew.stop.signature')}>
      <canvas
        ref={canvas}
        {...SIZE}
        role="img"
        aria-label={text('crew.stop.signHint')}
        className={styles.pad}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId)
          draw(event, true)
          setIsDrawn(true)
        }}
        onPointerMove={(event) => event.buttons > 0 && draw(event, false)}
      />
      {isDrawn ? (
        <>
          <Action disabled={isBusy} onClick={keep}>
            {text('crew.stop.keepSignature')}
          </Action>
          <Action tone="plain" onClick={clear}>
            {text('crew.stop.clear')}
          </Action>
        </>
      ) : (
        <p>{text('crew.stop.signHint')}</p>
      )}
    </Panel>
  )
}

function draw({ currentTarget, clientX, clientY }: PointerEvent<HTMLCanvasElement>, isFirst: boolean): void {
  const pen = currentTarget.getContext('2d')
  if (!pen) return
  const { left, top, width, height } = currentTarget.getBoundingClientRect()
  const [x, y] = [((clientX - left) * SIZE.width) / width, ((clientY - top) * SIZE.height) / height]
  Object.assign(pen, { lineWidth: PEN_WIDTH, lineCap: 'round', lineJoin: 'round', strokeStyle: '#2c2140' })
  if (isFirst) {
    pen.beginPath()
    pen.moveTo(x, y)
  }
  pen.lineTo(x, y)
  pen.stroke()
}
