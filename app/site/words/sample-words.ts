import { inBoth } from '#app/lib/language/in-both.ts'

type Sample = readonly [name: string, themeId: number, rating: number, comment: string]
type Notice = {
  readonly id: number
  readonly name: string
  readonly action: string
  readonly time: string
  readonly location: string
}

/** Sample reviews and notices, used until there are real ones. */
export const SAMPLE_WORDS = inBoth<{
  readonly voices: readonly Sample[]
  readonly notices: readonly Notice[]
}>(
  {
    voices: [
      [
        'Sofia R.',
        1,
        5,
        'The living room looked like a magazine, and the girls did not want to leave it until noon.',
      ],
      [
        'Daniel M.',
        3,
        5,
        'They built everything in two hours and were kind to our very excited six-year-old.',
      ],
      [
        'Camila T.',
        2,
        4.5,
        'The bunny cushions were the hit of the night. Soft, clean, and so many little details.',
      ],
      [
        'Ashley W.',
        4,
        5,
        'When the fireflies came on, eight children went completely quiet. I will never forget it.',
      ],
      ['Priya N.', 7, 5, 'Booking took me ten minutes on my phone after bedtime. No calls, no surprises.'],
      [
        'Monique L.',
        8,
        4.5,
        'The tea trays in the morning were a lovely touch. My mother wants one for her book club.',
      ],
      [
        'Jessica B.',
        5,
        5,
        'Our ocean floor came with paper jellyfish. Packed away the next day in half an hour.',
      ],
      [
        'Andrea G.',
        6,
        5,
        'We asked for dinosaurs and planets in one room. They said yes, and it was perfect.',
      ],
    ],
    notices: [
      { id: 1, name: 'Sofia', action: 'booked Boho Blossom', time: '2 hours ago', location: 'Coral Gables' },
      { id: 2, name: 'Emily', action: 'booked Bunny Garden', time: '5 hours ago', location: 'Kendall' },
      { id: 3, name: 'Valeria', action: 'added a Movie Night', time: 'yesterday', location: 'Miami Beach' },
      { id: 4, name: 'Jasmine', action: 'booked Garden of Dreams', time: 'yesterday', location: 'Aventura' },
      { id: 5, name: 'Nicole', action: 'booked Blue Skies & Dreams', time: '2 days ago', location: 'Doral' },
      { id: 6, name: 'Hannah', action: "added a S'mores Station", time: '2 days ago', location: 'Pinecrest' },
      { id: 7, name: 'Gabriela', action: 'booked Love & Glow', time: '3 days ago', location: 'Hialeah' },
      { id: 8, name: 'Megan', action: 'booked Rose Garden', time: '4 days ago', location: 'Homestead' },
    ],
  },
  {
    voices: [
      ['Sofia R.', 1, 5, 'La sala parecía de revista, y las niñas no querían salir hasta el mediodía.'],
      [
        'Daniel M.',
        3,
        5,
        'Montaron todo en dos horas y fueron muy amables con nuestro hijo de seis años, que no cabía de la emoción.',
      ],
      [
        'Camila T.',
        2,
        4.5,
        'Los cojines de conejito fueron el éxito de la noche. Suaves, limpios y con tantos detalles.',
      ],
      [
        'Ashley W.',
        4,
        5,
        'Cuando se encendieron las luciérnagas, ocho niños se quedaron callados. No lo voy a olvidar nunca.',
      ],
      [
        'Priya N.',
        7,
        5,
        'Reservé en diez minutos desde el teléfono, ya con los niños dormidos. Sin llamadas ni sorpresas.',
      ],
      [
        'Monique L.',
        8,
        4.5,
        'Las bandejas de té por la mañana fueron un lindo detalle. Mi mamá quiere una para su club de lectura.',
      ],
      [
        'Jessica B.',
        5,
        5,
        'Nuestro fondo del mar vino con medusas de papel. Al día siguiente lo recogieron en media hora.',
      ],
      [
        'Andrea G.',
        6,
        5,
        'Pedimos dinosaurios y planetas en un mismo cuarto. Dijeron que sí, y quedó perfecto.',
      ],
    ],
    notices: [
      {
        id: 1,
        name: 'Sofia',
        action: 'reservó Flor Bohemia',
        time: 'hace 2 horas',
        location: 'Coral Gables',
      },
      {
        id: 2,
        name: 'Emily',
        action: 'reservó Jardín de Conejitos',
        time: 'hace 5 horas',
        location: 'Kendall',
      },
      {
        id: 3,
        name: 'Valeria',
        action: 'agregó una Noche de película',
        time: 'ayer',
        location: 'Miami Beach',
      },
      { id: 4, name: 'Jasmine', action: 'reservó Jardín de los Sueños', time: 'ayer', location: 'Aventura' },
      {
        id: 5,
        name: 'Nicole',
        action: 'reservó Cielos Azules y Sueños',
        time: 'hace 2 días',
        location: 'Doral',
      },
      {
        id: 6,
        name: 'Hannah',
        action: "agregó una Estación de s'mores",
        time: 'hace 2 días',
        location: 'Pinecrest',
      },
      { id: 7, name: 'Gabriela', action: 'reservó Amor y Brillo', time: 'hace 3 días', location: 'Hialeah' },
      { id: 8, name: 'Megan', action: 'reservó Jardín de Rosas', time: 'hace 4 días', location: 'Homestead' },
    ],
  },
)
