import { inBoth } from '#app/lib/language/in-both.ts'

export const HISTORY_WORDS = inBoth(
  {
    title: 'History',
    hint: 'Every change of settings and prices. Restoring is a change, too.',
    loadFailed: 'The history could not be loaded',
    none: 'Nothing has been changed yet.',
    putBack: 'Restore',
    putBackOf: (what: string) => `Restore the values before: ${what}`,
    done: 'Restored',
    failed: 'It could not be restored',
    breaks: 'This would leave too little for booked days. Restore it anyway?',
    override: 'Restore anyway',
  },
  {
    title: 'Historial',
    hint: 'Cada cambio de la configuración y de los precios. Restaurar es un cambio más.',
    loadFailed: 'No se pudo cargar el historial',
    none: 'Todavía no se ha cambiado nada.',
    putBack: 'Restaurar',
    putBackOf: (what) => `Restaurar lo que había antes: ${what}`,
    done: 'Restaurado',
    failed: 'No se pudo restaurar',
    breaks: 'Así quedaría muy poco para los días reservados. ¿Restaurar de todos modos?',
    override: 'Restaurar de todos modos',
  },
)
