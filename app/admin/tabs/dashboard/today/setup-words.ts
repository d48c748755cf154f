import { inBoth } from '#app/lib/language/in-both.ts'
import type { SetupStep } from '#contract/operations/setup.ts'

export const SETUP_WORDS = inBoth(
  {
    title: 'Your first hour',
    progress: (done: number, all: number) => `${done} of ${all} steps done`,
    hide: 'Hide the guide',
    show: 'Show the first hour’s guide',
    done: 'Done',
    open: 'To do',
    steps: {
      who: 'Who you are',
      look: 'How it looks',
      themes: 'What you offer',
      prices: 'Delivery, tax and deposit',
      days: 'Days and crews',
      cards: 'Card payments',
      mail: 'Mail',
      terms: 'Terms',
      try: 'Try it as a family',
      open: 'Open',
    } satisfies Record<SetupStep, string>,
  },
  {
    title: 'Su primera hora',
    progress: (done, all) => `${done} de ${all} pasos hechos`,
    hide: 'Ocultar la guía',
    show: 'Mostrar la guía de la primera hora',
    done: 'Hecho',
    open: 'Por hacer',
    steps: {
      who: 'Quién es usted',
      look: 'Cómo se ve',
      themes: 'Lo que ofrece',
      prices: 'Entrega, impuesto y anticipo',
      days: 'Días y equipos',
      cards: 'Pagos con tarjeta',
      mail: 'Correo',
      terms: 'Términos',
      try: 'Probarlo como una familia',
      open: 'Abrir',
    },
  },
)
