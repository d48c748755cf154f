/** How far a made-up party has come. */
type Stage = 'held' | 'deposit' | 'confirmed' | 'paid' | 'completed' | 'canceled'

export type DemoParty = {
  readonly family: string
  readonly stage: Stage
  /** Days from today. */
  readonly inDays: number
  /** Moves it to the next Saturday on or after its day. */
  readonly isOnSaturday?: boolean
  readonly bookedDaysBefore: number
  readonly themeId: number
  readonly numberOfTeepees: number
  readonly addonIds?: readonly number[]
  readonly city?: string
  readonly zipCode?: string
  /** Given by the family afterwards. */
  readonly review?: { readonly rating: number; readonly comment: string }
}

/** On a Saturday with as many parties as a day takes. */
export const FULL_IN_DAYS = 12

const SATURDAY = { isOnSaturday: true, bookedDaysBefore: 30 }

/** Parties of the last and the next two months, in every state that a booking can have. */
export const PARTIES: readonly DemoParty[] = [
  {
    ...SATURDAY,
    family: 'Ana Delgado',
    stage: 'completed',
    inDays: -56,
    themeId: 1,
    numberOfTeepees: 4,
    addonIds: [1, 2],
    review: {
      rating: 5,
      comment: 'Six girls, four teepees and not one tear. They still talk about the lights.',
    },
  },
  {
    ...SATURDAY,
    family: 'Rachel Cohen',
    stage: 'completed',
    inDays: -49,
    themeId: 5,
    numberOfTeepees: 3,
    city: 'Coral Gables',
    zipCode: '33134',
    review: {
      rating: 5,
      comment: 'On time, quiet, and gone before the neighbors were up. Worth every dollar.',
    },
  },
  {
    ...SATURDAY,
    family: 'Denise Walker',
    stage: 'completed',
    inDays: -42,
    themeId: 8,
    numberOfTeepees: 5,
    addonIds: [3],
    review: {
      rating: 4.5,
      comment: 'Beautiful. We would take the breakfast trays again, and one more blanket.',
    },
  },
  {
    ...SATURDAY,
    family: 'Lucía Herrera',
    stage: 'completed',
    inDays: -35,
    themeId: 2,
    numberOfTeepees: 2,
    review: { rating: 5, comment: 'My shy one invited three friends, and they were up until one. Perfect.' },
  },
  { ...SATURDAY, family: 'Tanya Brooks', stage: 'canceled', inDays: -28, themeId: 3, numberOfTeepees: 3 },
  {
    ...SATURDAY,
    family: 'Sofia Ramos',
    stage: 'completed',
    inDays: -21,
    themeId: 4,
    numberOfTeepees: 6,
    addonIds: [1],
    review: { rating: 5, comment: 'The garden theme looked better than in the pictures. So easy to book.' },
  },
  { ...SATURDAY, family: 'Megan Price', stage: 'completed', inDays: -14, themeId: 7, numberOfTeepees: 3 },
  { family: 'Isabel Torres', stage: 'paid', inDays: 0, bookedDaysBefore: 20, themeId: 1, numberOfTeepees: 3 },
  {
    family: 'Karen Lee',
    stage: 'confirmed',
    inDays: 1,
    bookedDaysBefore: 25,
    themeId: 5,
    numberOfTeepees: 4,
    addonIds: [2],
    zipCode: '33133',
  },
  { ...SATURDAY, family: 'Priya Shah', stage: 'paid', inDays: 5, themeId: 8, numberOfTeepees: 4 },
  ...[
    { family: 'Valeria Ortiz', themeId: 1, stage: 'confirmed' as const },
    { family: 'Emma Johnson', themeId: 2, stage: 'paid' as const },
    { family: 'Camila Rojas', themeId: 4, stage: 'deposit' as const },
    { family: 'Nicole Adams', themeId: 7, stage: 'confirmed' as const },
  ].map((party) => ({ ...SATURDAY, ...party, inDays: FULL_IN_DAYS, numberOfTeepees: 3 })),
  { ...SATURDAY, family: 'Gabriela Núñez', stage: 'deposit', inDays: 26, themeId: 3, numberOfTeepees: 5 },
  { ...SATURDAY, family: 'Laura Bennett', stage: 'canceled', inDays: 33, themeId: 5, numberOfTeepees: 2 },
  {
    family: 'Daniela Cruz',
    stage: 'deposit',
    inDays: 40,
    isOnSaturday: true,
    bookedDaysBefore: 41,
    themeId: 6,
    numberOfTeepees: 8,
    city: 'Homestead',
    zipCode: '33030',
  },
  {
    family: 'Olivia Grant',
    stage: 'held',
    inDays: 47,
    isOnSaturday: true,
    bookedDaysBefore: 47,
    themeId: 1,
    numberOfTeepees: 2,
  },
]

export const MESSAGES = [
  {
    name: 'Monique Davis',
    email: 'monique@example.com',
    subject: 'Apartment on the 12th floor',
    message: 'Do the teepees fit into the elevator? Our living room is about 14 by 16 feet.',
  },
  {
    name: 'Paula Vidal',
    email: 'paula@example.com',
    subject: 'Twins',
    message:
      'We have two birthdays on one day. Can half of the teepees be Bunny Garden and half Under the Sea?',
  },
]

/** Waits for the full Saturday. */
export const WAITING = {
  customerName: 'Jasmine Clark',
  customerEmail: 'jasmine@example.com',
  numberOfTeepees: 2,
}
