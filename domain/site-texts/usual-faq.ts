import { FIXED_TERMS, type PublishedTerms } from '../changes/published-terms.ts'
import { roomFor, type TeepeeSpace } from '../site/room-plan.ts'
import type { Language } from '../text/language.ts'
import { ENGLISH_TERMS } from './terms-english.ts'
import { SPANISH_TERMS } from './terms-spanish.ts'

const { serviceMiles } = FIXED_TERMS
const STANDARD_TEEPEES = 4

/** What the answers say of the business's own figures. */
export type Figures = { readonly space: TeepeeSpace; readonly terms: PublishedTerms }

/** A question of a new site's FAQ: the owner may change, move and hide it. */
export type UsualQuestion = { readonly id: string; readonly question: string; readonly answer: string }

type Feet = { readonly width: number; readonly length: number }

/** Returns a new site's questions and answers; the space that a party needs and the terms follow from the settings. */
export function usualFaq(language: Language, { space, terms }: Figures): readonly UsualQuestion[] {
  return ITEMS[language](roomFor(STANDARD_TEEPEES, space), terms)
}

const ITEMS: Readonly<Record<Language, (room: Feet, terms: PublishedTerms) => readonly UsualQuestion[]>> = {
  en: ({ width, length }, terms) => [
    {
      id: 'children',
      question: 'How many children fit in one teepee?',
      answer:
        'Each teepee fits 2-3 children. We have packages for 4, 6, 8, 10 or 12 guests; if your number is in between, choose the next larger one.',
    },
    {
      id: 'included',
      question: 'What is included in the price?',
      answer:
        'The price is per teepee and includes the teepees, cushions, rugs, fairy lights, themed decorations, setup and collection. Everything else is an add-on that you choose yourself.',
    },
    {
      id: 'space',
      question: 'How much space do we need?',
      answer: `A standard ${STANDARD_TEEPEES}-teepee setup needs about ${width}ft x ${length}ft of space. A living room with the coffee table moved aside is usually enough.`,
    },
    {
      id: 'ahead',
      question: 'How far in advance should we book?',
      answer:
        'We recommend booking 3-4 weeks ahead, and 6-8 weeks ahead in peak seasons such as holidays and the end of the school year.',
    },
    {
      id: 'delivery',
      question: 'Do you deliver, and what does it cost?',
      answer: `We deliver within ${serviceMiles} miles of Miami, Florida. A delivery fee may apply depending on your location; ask us for yours before you book.`,
    },
    {
      id: 'custom',
      question: 'Can you make a theme just for us?',
      answer:
        'Yes. Choose Custom Theme and tell us what your child is dreaming of. Custom themes may carry an extra design fee, which we agree on before we begin.',
    },
    {
      id: 'cancel',
      question: 'What if we have to cancel or move the party?',
      answer: ENGLISH_TERMS.cancelOrMove(terms),
    },
  ],
  es: ({ width, length }, terms) => [
    {
      id: 'children',
      question: '¿Cuántos niños caben en un tipi?',
      answer:
        'En cada tipi caben de 2 a 3 niños. Tenemos paquetes para 4, 6, 8, 10 o 12 invitados; si su número queda en medio, elija el siguiente más grande.',
    },
    {
      id: 'included',
      question: '¿Qué incluye el precio?',
      answer:
        'El precio es por tipi e incluye los tipis, los cojines, las alfombras, las lucecitas, la decoración del tema, el montaje y la recogida. Todo lo demás es un complemento que usted elige.',
    },
    {
      id: 'space',
      question: '¿Cuánto espacio hace falta?',
      answer: `Un montaje normal de ${STANDARD_TEEPEES} tipis necesita unos ${width} por ${length} pies. Suele bastar una sala con la mesa de centro a un lado.`,
    },
    {
      id: 'ahead',
      question: '¿Con cuánta anticipación conviene reservar?',
      answer:
        'Recomendamos reservar con 3 o 4 semanas de anticipación, y con 6 a 8 semanas en temporada alta, como las fiestas y el fin del año escolar.',
    },
    {
      id: 'delivery',
      question: '¿Entregan a domicilio? ¿Cuánto cuesta?',
      answer: `Entregamos a menos de ${serviceMiles} millas de Miami, Florida. Según el lugar puede haber un cargo por entrega; pregúntenos por el suyo antes de reservar.`,
    },
    {
      id: 'custom',
      question: '¿Pueden hacer un tema solo para nosotros?',
      answer:
        'Sí. Elija el tema a su medida y cuéntenos qué sueña su hija o su hijo. Un diseño a medida puede tener un costo adicional, que acordamos antes de empezar.',
    },
    {
      id: 'cancel',
      question: '¿Y si tenemos que cancelar o cambiar la fecha?',
      answer: SPANISH_TERMS.cancelOrMove(terms),
    },
  ],
}
