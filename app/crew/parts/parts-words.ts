import { inBoth } from '#app/lib/language/in-both.ts'

const things = (count: number) => (count === 1 ? '1 thing' : `${count} things`)
const cosas = (count: number) => (count === 1 ? '1 cosa' : `${count} cosas`)

export const PARTS_WORDS = inBoth(
  {
    back: 'Back',
    kinds: { setup: 'Set up', collect: 'Collect' },
    sent: (_: number) => 'Everything is sent.',
    sending: (count: number) => `Sending ${things(count)}…`,
    waiting: (count: number) => {
      if (count === 0) return 'No connection. Everything is sent.'
      return `${things(count)} ${count === 1 ? 'waits' : 'wait'} for a connection.`
    },
    refused: (count: number) => `${things(count)} ${count === 1 ? 'was' : 'were'} not accepted.`,
    clockWrong: 'This phone shows another day than the server. Please check its clock.',
    full: 'This phone has no room left: this was not kept. Everything kept before is safe. Please free some room, or wait until the pictures are sent.',
    notKept: 'This could not be kept. Please try again.',
    noPicture: 'This picture could not be read. Please take it again.',
  },
  {
    back: 'Atrás',
    kinds: { setup: 'Montar', collect: 'Recoger' },
    sent: (_) => 'Todo está enviado.',
    sending: (count) => `Enviando ${cosas(count)}…`,
    waiting: (count) => {
      if (count === 0) return 'Sin conexión. Todo está enviado.'
      return `${cosas(count)} ${count === 1 ? 'espera' : 'esperan'} una conexión.`
    },
    refused: (count) => `No se ${count === 1 ? 'aceptó' : 'aceptaron'} ${cosas(count)}.`,
    clockWrong: 'Este teléfono muestra otro día que el servidor. Revise su reloj.',
    full: 'Este teléfono no tiene espacio: esto no se guardó. Todo lo guardado antes está a salvo. Libere espacio, o espere a que se envíen las fotos.',
    notKept: 'Esto no se pudo guardar. Inténtelo de nuevo.',
    noPicture: 'No se pudo leer esta foto. Tómela de nuevo.',
  },
)
