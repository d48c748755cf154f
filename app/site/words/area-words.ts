import { inBoth } from '#app/lib/language/in-both.ts'

/** The pages of areas. */
export const AREA_WORDS = inBoth(
  {
    title: (area: string) => `Teepee parties in ${area}`,
    description: (area: string) =>
      `Themed teepee sleepovers in ${area}: what delivery costs, when we come, and the parties that we have set up there.`,
    lead: (area: string) =>
      `Themed teepee sleepovers, delivered to ${area}, set up in your home and collected the next day.`,
    zipCodes: 'ZIP codes',
    book: 'Start Your Booking',
    seeThemes: 'See all themes',
    factsTitle: (area: string) => `What we know of ${area}`,
    factsLead: 'From our own parties and prices there, counted anew every day.',
    fee: (area: string) => `for delivery to ${area}`,
    range: (least: string, most: string) => `${least} to ${most}`,
    partyCount: (count: number) => `${count} parties`,
    parties: (area: string) => `set up in ${area} so far`,
    window: (start: string) => `is when we come to set up: most parties here begin at ${start}`,
    room: (width: number, length: number) => `${width} × ${length} ft`,
    roomFor: (teepees: number) =>
      `of free floor: most parties here have ${teepees} ${teepees === 1 ? 'teepee' : 'teepees'}`,
    reviewCount: (count: number) => `${count} ${count === 1 ? 'review' : 'reviews'}`,
    reviews: (rating: number) => `from here, ${rating} of 5 stars`,
    picturesTitle: (area: string) => `Set up in ${area}`,
    picturesLead: 'Real living rooms, shown with the consent of their families.',
    picture: (area: string, number: number) => `Teepees at a party in ${area}, picture ${number}`,
    lookCloser: (what: string) => `Look closer: ${what}`,
    reviewsTitle: (area: string) => `What families in ${area} say`,
    themesTitle: 'Choose their world',
    bookTitle: 'Is your night still free?',
    bookLead: 'Pick a theme and a date: you see the whole price before you pay.',
  },
  {
    title: (area) => `Fiestas con tipis en ${area}`,
    description: (area) =>
      `Pijamadas temáticas con tipis en ${area}: cuánto cuesta la entrega, a qué hora llegamos y las fiestas que ya montamos allí.`,
    lead: (area) =>
      `Pijamadas temáticas con tipis: las llevamos a ${area}, las montamos en su casa y las recogemos al día siguiente.`,
    zipCodes: 'Códigos postales',
    book: 'Empezar su reserva',
    seeThemes: 'Ver todos los temas',
    factsTitle: (area) => `Lo que sabemos de ${area}`,
    factsLead: 'De nuestras propias fiestas y precios en la zona, al día de hoy.',
    fee: (area) => `por la entrega en ${area}`,
    range: (least, most) => `De ${least} a ${most}`,
    partyCount: (count) => `${count} fiestas`,
    parties: (area) => `montadas en ${area} hasta hoy`,
    window: (start) => `llegamos a montar: aquí la mayoría de las fiestas empieza a las ${start}`,
    room: (width, length) => `${width} × ${length} pies`,
    roomFor: (teepees) =>
      `de piso libre: aquí la mayoría de las fiestas tiene ${teepees} ${teepees === 1 ? 'tipi' : 'tipis'}`,
    reviewCount: (count) => `${count} ${count === 1 ? 'reseña' : 'reseñas'}`,
    reviews: (rating) => `de esta zona, ${rating} de 5 estrellas`,
    picturesTitle: (area) => `Montajes en ${area}`,
    picturesLead: 'Salas de verdad, con el permiso de sus familias.',
    picture: (area, number) => `Tipis en una fiesta en ${area}, imagen ${number}`,
    lookCloser: (what) => `Ver de cerca: ${what}`,
    reviewsTitle: (area) => `Lo que dicen las familias de ${area}`,
    themesTitle: 'Elija su mundo',
    bookTitle: '¿Su noche sigue libre?',
    bookLead: 'Elija un tema y una fecha: verá el precio completo antes de pagar.',
  },
)
