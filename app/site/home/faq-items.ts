import { PUBLISHED_TERMS } from '#domain/booking/published-terms.ts'
import { roomFor, type TeepeeSpace } from '#domain/room-plan.ts'

const { deposit, refundDays, rescheduleDays, serviceMiles } = PUBLISHED_TERMS
const STANDARD_TEEPEES = 4

/** Questions and answers; the room that a party needs follows from the settings. */
export function faqItems(space: TeepeeSpace) {
  const { width, length } = roomFor(STANDARD_TEEPEES, space)
  return itemsFor(`${width}ft x ${length}ft`)
}

const itemsFor = (room: string) =>
  [
    {
      question: 'How many children fit in one teepee?',
      answer:
        'Each teepee fits 2-3 children. We have packages for 4, 6, 8, 10 or 12 guests; if your number is in between, choose the next larger one.',
    },
    {
      question: 'What is included in the price?',
      answer:
        'The price is per teepee and includes the teepees, cushions, rugs, fairy lights, themed decorations, setup and collection. Everything else is an add-on that you choose yourself.',
    },
    {
      question: 'How much space do we need?',
      answer: `A standard ${STANDARD_TEEPEES}-teepee setup needs about ${room} of space. A living room with the coffee table moved aside is usually enough.`,
    },
    {
      question: 'How far in advance should we book?',
      answer:
        'We recommend booking 3-4 weeks ahead, and 6-8 weeks ahead in peak seasons such as holidays and the end of the school year.',
    },
    {
      question: 'Do you deliver, and what does it cost?',
      answer: `We deliver within ${serviceMiles} miles of Miami, Florida. A delivery fee may apply depending on your location; ask us for yours before you book.`,
    },
    {
      question: 'Can you make a theme just for us?',
      answer:
        'Yes. Choose Custom Theme and tell us what your child is dreaming of. Custom themes may carry an extra design fee, which we agree on before we begin.',
    },
    {
      question: 'What if we have to cancel or move the party?',
      answer: `The ${deposit} deposit is non-refundable. Cancel more than ${refundDays} days before the event and you get back everything beyond it; within ${refundDays} days there is no refund. You may move the party once for free, more than ${rescheduleDays} days before it.`,
    },
  ] as const
