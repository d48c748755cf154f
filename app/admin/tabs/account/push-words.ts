import { inBoth } from '#app/lib/language/in-both.ts'
import type { PushKind } from '#contract/operations/push.ts'

export const PUSH_WORDS = inBoth(
  {
    title: 'Notifications',
    hint: 'This browser notifies you of what happens, even while the site is closed. No names appear on the lock screen.',
    install:
      'On iPhones and iPads: open the share menu in Safari, choose “Add to Home Screen”, open the site from there, and come back here.',
    unsupported: 'This browser cannot show notifications.',
    denied: 'Notifications are blocked for this site. Allow them in the settings of the browser.',
    switchOn: 'Turn on notifications',
    switchOff: 'Turn off notifications',
    test: 'Send a test',
    tested: 'The test is on its way',
    save: 'Save Notifications',
    saved: 'Notifications are saved',
    off: 'This browser no longer gets notifications',
    failed: 'Notifications could not be changed',
    quietFrom: 'Quiet from',
    quietTo: 'Quiet until',
    kinds: {
      booked: 'A family books',
      paid: 'A payment arrives',
      message: 'Somebody writes',
      text: 'Somebody texts',
      payment_failed: 'A payment or refund needs attention',
      conflict: 'A day is overbooked',
      stop_problem: 'A crew cannot do a stop, or something is missing or broken',
    } satisfies Record<PushKind, string>,
  },
  {
    title: 'Avisos',
    hint: 'Este navegador le avisa de lo que pasa, también con el sitio cerrado. En la pantalla bloqueada no aparece ningún nombre.',
    install:
      'En iPhone y iPad: abra el menú de compartir en Safari, elija «Agregar a inicio», abra el sitio desde ahí y vuelva aquí.',
    unsupported: 'Este navegador no puede mostrar avisos.',
    denied: 'Los avisos de este sitio están bloqueados. Permítalos en la configuración del navegador.',
    switchOn: 'Activar los avisos',
    switchOff: 'Desactivar los avisos',
    test: 'Enviar una prueba',
    tested: 'La prueba va en camino',
    save: 'Guardar los avisos',
    saved: 'Los avisos están guardados',
    off: 'Este navegador ya no recibe avisos',
    failed: 'No se pudieron cambiar los avisos',
    quietFrom: 'Silencio desde',
    quietTo: 'Silencio hasta',
    kinds: {
      booked: 'Una familia reserva',
      paid: 'Llega un pago',
      message: 'Alguien escribe',
      text: 'Alguien envía un mensaje de texto',
      payment_failed: 'Un pago o reembolso necesita su atención',
      conflict: 'Un día tiene más de lo que admite',
      stop_problem: 'Un equipo no puede hacer una parada, o algo falta o está roto',
    },
  },
)
