import type { ReactNode } from 'react'
import { inBoth } from '#app/lib/language/in-both.ts'
import { FIXED_TERMS, type PublishedTerms } from '#domain/changes/published-terms.ts'
import { ENGLISH_TERMS } from '#domain/site-texts/terms-english.ts'
import { SPANISH_TERMS } from '#domain/site-texts/terms-spanish.ts'
import { formatShort, type PartyDay } from '#domain/time/party-day.ts'

const { serviceMiles } = FIXED_TERMS

type Contact = {
  readonly email: ReactNode
  readonly phone: ReactNode
  readonly form: (words: string) => ReactNode
}

export const LEGAL_WORDS = inBoth(
  {
    back: 'Back to homepage',
    updated: (when: string) => `Last updated: ${when}`,
    firstPublished: 'May 22, 2025',
    questions: 'Questions',
    write: ({ email, phone, form }: Contact): ReactNode => (
      <>
        Write to {email}, call {phone}, or use the {form('contact form')}.
      </>
    ),
    published: (day: PartyDay, version: number) => `${formatShort(day)}, version ${version}`,
    terms: 'Terms of Service',
    termsDescription:
      'Deposit, balance, cancellation, rescheduling, delivery and pickup: the terms of a teepee sleepover rental in Miami.',
    sections: (terms: PublishedTerms): readonly LegalSection[] => [
      {
        title: 'Who may book',
        text: 'Customers must be adults (18+). By booking you accept these terms for your household and your guests.',
      },
      {
        title: terms.deposit === null ? 'Payment' : 'Deposit and balance',
        list: ENGLISH_TERMS.depositAndBalance(terms),
      },
      {
        title: 'Cancellation',
        list: ENGLISH_TERMS.cancellation(terms),
      },
      {
        title: 'Rescheduling',
        text: ENGLISH_TERMS.rescheduling(terms),
      },
      {
        title: 'Delivery and pickup',
        list: [
          `Our delivery area is within ${serviceMiles} miles of Miami, Florida. A delivery fee may apply depending on location.`,
          'Setup arrives 2-3 hours before the party.',
          'Pickup is the day after the event.',
        ],
      },
      {
        title: 'Your part',
        list: [
          'Please have the space ready: about 10ft x 10ft for a standard 4-teepee setup.',
          'An adult is responsible for the children and for everything we set up until we collect it.',
          'Custom themes may carry an extra design fee, agreed on before we begin.',
        ],
      },
    ],
    privacy: 'Privacy Policy',
    privacyDescription: 'What we know about you when you book a teepee sleepover, why, and who else sees it.',
    privacySections: (told: string): readonly LegalSection[] => [
      {
        title: 'What we keep',
        list: [
          `For a booking: your name, e-mail, phone, the address of the party, the date, the number of guests, and what you tell us under ${told}.`,
          'Where you agree to our terms of service before paying: which version, when, and the network address it came from.',
          'For a message or a review: what you write, and how to answer you.',
          'For the newsletter: your e-mail address. Every newsletter has a link that ends it.',
          'With a booking: the link that brought you here, unless your browser asks for privacy, and how you heard about us if you tell us.',
          'What we note down to serve you better, such as the month of a birthday you told us about.',
        ],
      },
      {
        title: 'Why we keep it',
        text: 'To bring the right teepees to the right door on the right day, to answer you, and to keep the records the law asks for. We do not sell it, and we do not show advertising.',
      },
      {
        title: 'Payments',
        text: 'Card numbers go straight to our payment provider. They never reach our own server, and we cannot see them.',
      },
      {
        title: 'Children',
        text: 'Customers must be adults (18+). We ask for nothing about the children themselves but what you choose to tell us for the party.',
      },
      {
        title: 'Your choice',
        text: 'Ask us what we know about you, have it corrected, or have it deleted. A booking that has been paid is kept for as long as tax law requires.',
      },
    ],
    cookies: 'Cookie Policy',
    cookiesDescription: 'This site follows nobody: what it remembers in your browser, and for how long.',
    cookieSections: [
      {
        title: 'No cookies to follow you',
        text: 'This site sets no cookies for advertising or statistics, and loads nothing from companies that do.',
      },
      {
        title: 'What your browser remembers',
        list: [
          'Your unfinished booking, until you close the tab, so that a reload loses nothing. Never card data.',
          'The ZIP code that you have asked prices for.',
          'The link that brought you here and the steps of a booking you have reached, until you close the tab: we count visits by them, without knowing whose. Browsers with Global Privacy Control are not counted.',
          'What you have typed into a form, while you change the language of its page.',
          'The colors and pictures of the site, so that it looks right at once.',
          'For our own staff: that they are signed in.',
        ],
      },
      {
        title: 'When you pay',
        text: 'The card form belongs to our payment provider, who may set cookies that are needed to recognize fraud. It is loaded on the booking pages only.',
      },
      {
        title: 'How to clear it',
        text: 'Deleting this site’s data in your browser’s settings removes all of it. The site keeps working.',
      },
    ] as readonly LegalSection[],
  },
  {
    back: 'Volver a la página de inicio',
    updated: (when) => `Última actualización: ${when}`,
    firstPublished: '22 de mayo de 2025',
    questions: 'Preguntas',
    write: ({ email, phone, form }) => (
      <>
        Escriba a {email}, llame al {phone}, o use el {form('formulario de contacto')}.
      </>
    ),
    published: (day, version) => `${formatShort(day, 'es')}, versión ${version}`,
    terms: 'Términos del servicio',
    termsDescription:
      'Depósito, saldo, cancelación, cambio de fecha, entrega y recogida: los términos del alquiler de una pijamada con tipis en Miami.',
    sections: (terms) => [
      {
        title: 'Quién puede reservar',
        text: 'Los clientes deben ser mayores de edad (18 años o más). Al reservar, usted acepta estos términos en nombre de su hogar y de sus invitados.',
      },
      {
        title: terms.deposit === null ? 'Pago' : 'Depósito y saldo',
        list: SPANISH_TERMS.depositAndBalance(terms),
      },
      {
        title: 'Cancelación',
        list: SPANISH_TERMS.cancellation(terms),
      },
      {
        title: 'Cambio de fecha',
        text: SPANISH_TERMS.rescheduling(terms),
      },
      {
        title: 'Entrega y recogida',
        list: [
          `Entregamos a menos de ${serviceMiles} millas de Miami, Florida. Según el lugar puede haber un cargo por entrega.`,
          'Llegamos para el montaje de 2 a 3 horas antes de la fiesta.',
          'Recogemos todo al día siguiente.',
        ],
      },
      {
        title: 'Lo que le toca a usted',
        list: [
          'Tenga listo el espacio: unos 10 por 10 pies para un montaje normal de 4 tipis.',
          'Un adulto es responsable de los niños y de todo lo que montamos hasta que lo recogemos.',
          'Los temas a medida pueden tener un costo de diseño adicional, que se acuerda antes de empezar.',
        ],
      },
    ],
    privacy: 'Política de privacidad',
    privacyDescription:
      'Lo que sabemos de usted cuando reserva una pijamada con tipis, por qué, y quién más lo ve.',
    privacySections: (told) => [
      {
        title: 'Lo que guardamos',
        list: [
          `De una reserva: su nombre, correo electrónico, teléfono, la dirección de la fiesta, la fecha, el número de invitados y lo que nos cuente en ${told}.`,
          'Si acepta nuestros términos del servicio antes de pagar: qué versión, cuándo y desde qué dirección de red.',
          'De un mensaje o una reseña: lo que escribe y cómo responderle.',
          'Del boletín: su correo electrónico. Cada boletín trae un enlace para dejar de recibirlo.',
          'Con una reserva: el enlace que le trajo aquí, si su navegador no pide privacidad, y cómo supo de nosotros si nos lo cuenta.',
          'Lo que anotamos para atenderle mejor, como el mes de un cumpleaños que nos contó.',
        ],
      },
      {
        title: 'Por qué lo guardamos',
        text: 'Para llevar los tipis correctos a la puerta correcta el día correcto, para responderle y para conservar los registros que pide la ley. No lo vendemos ni mostramos publicidad.',
      },
      {
        title: 'Pagos',
        text: 'Los números de tarjeta van directo a nuestro proveedor de pagos. Nunca llegan a nuestro servidor y no podemos verlos.',
      },
      {
        title: 'Niños',
        text: 'Los clientes deben ser mayores de edad (18 años o más). De los niños no preguntamos nada más que lo que usted quiera contarnos para la fiesta.',
      },
      {
        title: 'Usted decide',
        text: 'Pregúntenos qué sabemos de usted, pida que lo corrijamos o que lo borremos. Una reserva pagada se conserva el tiempo que exige la ley de impuestos.',
      },
    ],
    cookies: 'Política de cookies',
    cookiesDescription: 'Este sitio no sigue a nadie: lo que recuerda en su navegador, y por cuánto tiempo.',
    cookieSections: [
      {
        title: 'Ninguna cookie que siga sus pasos',
        text: 'Este sitio no usa cookies de publicidad ni de estadísticas, ni carga nada de empresas que las usen.',
      },
      {
        title: 'Lo que recuerda su navegador',
        list: [
          'Su reserva sin terminar, hasta que cierre la pestaña, para que no se pierda nada al recargar. Nunca los datos de la tarjeta.',
          'El código postal para el que preguntó precios.',
          'El enlace que le trajo aquí y los pasos de una reserva a los que llegó, hasta que cierre la pestaña: con ellos contamos las visitas, sin saber de quién son. Los navegadores con Global Privacy Control no se cuentan.',
          'Lo que escribió en un formulario, mientras cambia el idioma de su página.',
          'Los colores y las imágenes del sitio, para que se vea bien desde el principio.',
          'Para nuestro equipo: que inició sesión.',
        ],
      },
      {
        title: 'Cuando paga',
        text: 'El formulario de la tarjeta es de nuestro proveedor de pagos, que puede usar cookies necesarias para reconocer fraudes. Solo se carga en las páginas de reserva.',
      },
      {
        title: 'Cómo borrarlo',
        text: 'Si borra los datos de este sitio en los ajustes de su navegador, desaparece todo. El sitio sigue funcionando.',
      },
    ],
  },
)

export type LegalSection = {
  readonly title: string
  readonly text?: string
  readonly list?: readonly string[]
}
