import type { SetupStep } from '#contract/operations/setup.ts'
import type { ToStaff } from '#domain/sentences/to-staff.ts'

/** What each step says before and after it is done, where the doctor says nothing about it. */
export const SETUP_SENTENCES: Readonly<
  Record<Exclude<SetupStep, 'cards' | 'mail'>, { readonly open: ToStaff; readonly done: ToStaff }>
> = {
  who: {
    open: {
      en: 'Families still see placeholders. Enter your phone, address, e-mail and hours.',
      es: 'Las familias todavía leen datos de ejemplo: escriba su teléfono, dirección, correo y horario.',
    },
    done: { en: 'Families know how to reach you.', es: 'Las familias saben cómo comunicarse con usted.' },
  },
  look: {
    open: {
      en: 'The site still uses the starter logo and colors. Choose your own.',
      es: 'El sitio tiene el logo y los colores iniciales: elija los suyos.',
    },
    done: { en: 'The site has your look.', es: 'El sitio se ve como suyo.' },
  },
  themes: {
    open: {
      en: 'All themes are the starter ones. Keep, rename or hide them.',
      es: 'Todos los temas son los iniciales: déjelos, cámbieles el nombre u ocúltelos.',
    },
    done: { en: 'The themes are yours.', es: 'Los temas son suyos.' },
  },
  prices: {
    open: {
      en: 'Delivery is free and no sales tax is charged. Set what applies.',
      es: 'La entrega es gratis y no se cobra impuesto: indique lo que corresponde.',
    },
    done: {
      en: 'Delivery, tax and deposit are set.',
      es: 'La entrega, el impuesto y el anticipo están fijados.',
    },
  },
  days: {
    open: {
      en: 'Any day can be booked. Set how many parties you can do and who works when.',
      es: 'Se puede reservar cualquier día: indique cuántas fiestas puede hacer y quién trabaja.',
    },
    done: {
      en: 'Families are offered only the days you can do.',
      es: 'Solo se ofrecen los días que puede atender.',
    },
  },
  terms: {
    open: {
      en: 'Families agree to the built-in terms. Publish your own.',
      es: 'No hay términos propios publicados: las familias aceptan los incluidos.',
    },
    done: { en: 'Your terms are published.', es: 'Sus términos están publicados.' },
  },
  try: {
    open: {
      en: 'Nobody has booked yet. Try it as a family would.',
      es: 'Nadie ha reservado todavía: pruébelo como lo haría una familia.',
    },
    done: { en: 'A booking was made and paid.', es: 'Una reserva llegó hasta el final.' },
  },
  open: {
    open: {
      en: 'Sample reviews and figures are shown. Turn the sample content off and open.',
      es: 'Se muestran reseñas y cifras inventadas: apague el contenido de ejemplo y abra.',
    },
    done: { en: 'The site is open.', es: 'El sitio está abierto.' },
  },
}
