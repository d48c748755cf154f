import rules from 'virtual:messages/rules/es'
import { createText } from '#domain/messages/text.ts'
import { teepeesInWords } from '#domain/text/counted.ts'
import { SPANISH_WORDS } from '#domain/words/spanish.ts'
import type { SharedWords } from './english.ts'

export const SPANISH: SharedWords = {
  rules: SPANISH_WORDS,
  text: createText('es', rules),
  themesFailure: {
    busyTitle: 'El servidor está ocupado',
    busy: 'Nuestro servidor está atendiendo demasiadas solicitudes. Suele resolverse en unos segundos.',
    title: 'No se pudieron cargar los temas',
    sentence: 'Tuvimos problemas para cargar los temas. Puede ser algo pasajero.',
    retrying: 'Intentando...',
    tryAgain: 'Intentar de nuevo',
  },
  zip: {
    tool: 'Muestra el precio total de una fiesta en un código postal: tipis, entrega e impuestos.',
    label: 'Código postal de la fiesta',
    teepees: 'Tipis',
    show: 'Ver el precio',
    fiveDigits: 'Escriba un código postal de cinco dígitos',
    failed: 'No pudimos calcular el precio. Revise su conexión e inténtelo de nuevo.',
    cards: (teepees, zip) =>
      `Cada precio de abajo es por ${teepeesInWords(teepees, 'es')} en ${zip}, con todo incluido`,
    askUs: 'Pregúntenos',
    lead: 'O pregúntenos, y le escribimos:',
    name: 'Su nombre',
    email: 'Correo electrónico',
    date: 'Fecha de la fiesta',
    ask: 'Preguntar',
    sending: 'Enviando...',
    unreachable: 'En este momento no podemos atenderle. Inténtelo de nuevo o llámenos.',
    thanks: (zip) => `¡Gracias! Le escribiremos sobre ${zip}.`,
    subject: (zip) => `¿Entregan en ${zip}?`,
    message: (zip, date) => `Nos encantaría una fiesta en ${zip}${date && ` el ${date}`}. ¿Pueden venir?`,
  },
}
