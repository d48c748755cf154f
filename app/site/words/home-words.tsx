import type { ReactNode } from 'react'
import { inBoth } from '#app/lib/language/in-both.ts'
import { FIXED_TERMS, type PublishedTerms } from '#domain/changes/published-terms.ts'
import { ENGLISH_TERMS } from './terms-english.ts'
import { SPANISH_TERMS } from './terms-spanish.ts'

const { serviceMiles } = FIXED_TERMS

export const HOME_WORDS = inBoth(
  {
    description:
      'Themed teepee sleepover parties for children in the Miami area: teepees, bedding, fairy lights and decorations, set up in your home and collected the next day.',
    welcome: 'Welcome',
    headline: 'Sleepovers straight out of a bedtime story',
    lead: 'Themed teepee parties for children in the Miami area. We bring the teepees, the cushions and the fairy lights, set everything up in your home, and come back to pack it all away.',
    bookExperience: 'Book Your Experience',
    viewThemes: 'View Our Themes',
    includedTitle: 'What’s Included',
    included: [
      'Professional Setup & Takedown',
      'Premium Themed Decorations',
      'Cozy Bedding & Pillows',
      'Custom Add-On Options',
    ],
    exploreThemes: 'Explore All Themes',
    parties: (count: ReactNode) => <>{count} Happy Parties</>,
    area: (miami: ReactNode) => <>{miami} Area Coverage</>,
    rating: (rating: string) => `${rating}-star`,
    customerRating: (stars: ReactNode) => <>{stars} Customer Rating</>,
    whyTitle: 'Why Choose Us',
    whyLead: 'Everything a birthday night needs, and nothing for you to carry.',
    reasons: {
      magic: {
        title: 'Magical Themes',
        text: 'From a night garden to the ocean floor: every theme is a small world of its own, down to the last cushion.',
      },
      setup: {
        title: 'Setup & Delivery',
        text: 'We arrive 2-3 hours before the party, build everything, and collect it the day after. You only open the door.',
      },
      quality: {
        title: 'Premium Quality',
        text: 'Real canvas, soft bedding, warm fairy lights and decorations made to belong together.',
      },
    },
    themesTitle: 'Where will they fall asleep tonight?',
    themesLead: 'Pick a world. The price is per teepee, and each teepee fits 2-3 children.',
    bookTeepees: 'Book Your TeePee Party',
    noThemesTitle: 'New themes are on their way',
    noThemes: 'Please come back soon, or write to us below.',
    featured: 'Featured',
    lookCloser: (name: string) => `Look closer at ${name}`,
    teepeesOf: (name: string) => `The ${name} teepees`,
    perTeepee: '/teepee',
    viewDetails: 'View Details',
    viewDetailsOf: (name: string) => ` of ${name}`,
    readMore: 'Read More',
    readMoreAbout: (name: string) => ` about ${name}`,
    aboutTitle: 'A small team with a van full of fairy lights',
    about:
      'We rent themed teepee sleepovers to families in the Miami area. Each package comes with the teepees, cushions, rugs, fairy lights and themed decorations, and with the hands that put them up and take them down again.',
    aboutGuests: (contact: (words: string) => ReactNode) => (
      <>
        Invite four guests or twelve: there are packages for 4, 6, 8, 10 or 12 children. And if none of our
        worlds is the one your child dreams of, {contact('tell us about it')} and we will build that one.
      </>
    ),
    setUpOf: (name: string) => `A set-up of the ${name} theme`,
    howTitle: 'How It Works',
    howLead: 'Four steps from a wish to a whispered good night.',
    steps: (terms: PublishedTerms) => [
      {
        title: 'Choose Your Theme',
        text: 'Pick the world they will fall asleep in, and the number of teepees.',
      },
      {
        title: 'Book Your Date',
        text: ENGLISH_TERMS.bookDate(terms),
      },
      {
        title: 'We Setup Everything',
        text: 'We arrive 2-3 hours before the party and build it all while you bake the cake.',
      },
      {
        title: 'Enjoy & We Collect',
        text: 'They whisper until midnight. The day after, we come back and pack it all away.',
      },
    ],
    happyCustomers: 'Happy Customers',
    noTestimonials: 'No testimonials available',
    familiesSay: 'What families say',
    carousel: 'carousel',
    previous: 'Previous testimonials',
    next: 'Next testimonials',
    pause: 'Pause',
    theCarousel: ' the carousel',
    partyOf: (name: string) => `${name} Party`,
    albumTitle: 'From our album',
    albumLead: 'How it looks when the last fairy light is on.',
    lookCloserAt: (what: string) => `Look closer: ${what}`,
    deliveryTitle: `To your door, within ${serviceMiles} miles of Miami`,
    deliveryLead:
      'From Homestead to Fort Lauderdale. A delivery fee may apply depending on your location: ask us for yours before you book.',
    mapFile: '/map.svg',
    map: `A drawn map of the Miami area: ${serviceMiles} miles around the city, from Homestead to Fort Lauderdale`,
    promises: (terms: PublishedTerms) => ({
      call: {
        title: 'We call first',
        text: 'One or two days before the party, to go through everything once more.',
      },
      early: {
        title: 'We come early',
        text: 'Setup arrives 2-3 hours before the first guest. All you need is a free corner.',
      },
      change: {
        title: 'Plans may change',
        text: ENGLISH_TERMS.plansMayChange(terms),
      },
      safe: {
        title: 'Your date is safe',
        text: ENGLISH_TERMS.dateIsSafe(terms),
      },
    }),
    faqTitle: 'Frequently Asked Questions',
    faqMore: (contact: (words: string) => ReactNode) => (
      <>Something else on your mind? {contact('Ask us')}.</>
    ),
    recentBookings: 'Recent bookings',
    closeNotice: 'Close notice',
    businessDescription: 'Themed teepee sleepover rentals for children’s parties in the Miami area.',
  },
  {
    description:
      'Pijamadas temáticas con tipis para niños en el área de Miami: tipis, ropa de cama, lucecitas y decoración, todo montado en su casa y recogido al día siguiente.',
    welcome: 'Bienvenida',
    headline: 'Pijamadas salidas de un cuento',
    lead: 'Fiestas temáticas con tipis para niños en el área de Miami. Llevamos los tipis, los cojines y las lucecitas, montamos todo en su casa y volvemos para recogerlo.',
    bookExperience: 'Reserve su experiencia',
    viewThemes: 'Ver nuestros temas',
    includedTitle: 'Lo que incluye',
    included: [
      'Montaje y desmontaje profesional',
      'Decoración temática de primera',
      'Ropa de cama y almohadas suaves',
      'Complementos a su gusto',
    ],
    exploreThemes: 'Explorar todos los temas',
    parties: (count) => <>{count} fiestas felices</>,
    area: (miami) => <>{miami} y sus alrededores</>,
    rating: (rating) => `${rating} estrellas`,
    customerRating: (stars) => <>{stars} según las familias</>,
    whyTitle: 'Por qué elegirnos',
    whyLead: 'Todo lo que una noche de cumpleaños necesita, sin que usted cargue nada.',
    reasons: {
      magic: {
        title: 'Temas mágicos',
        text: 'Del jardín nocturno al fondo del mar: cada tema es un pequeño mundo, hasta el último cojín.',
      },
      setup: {
        title: 'Montaje y entrega',
        text: 'Llegamos de 2 a 3 horas antes de la fiesta, montamos todo y lo recogemos al día siguiente. Usted solo abre la puerta.',
      },
      quality: {
        title: 'Calidad de primera',
        text: 'Lona auténtica, ropa de cama suave, luces cálidas y una decoración que combina en cada detalle.',
      },
    },
    themesTitle: '¿Dónde se dormirán esta noche?',
    themesLead: 'Elija un mundo. El precio es por tipi, y en cada tipi caben de 2 a 3 niños.',
    bookTeepees: 'Reserve su fiesta con tipis',
    noThemesTitle: 'Ya vienen temas nuevos',
    noThemes: 'Vuelva pronto, o escríbanos más abajo.',
    featured: 'Destacado',
    lookCloser: (name) => `Ver de cerca ${name}`,
    teepeesOf: (name) => `Los tipis de ${name}`,
    perTeepee: '/tipi',
    viewDetails: 'Ver detalles',
    viewDetailsOf: (name) => ` de ${name}`,
    readMore: 'Leer más',
    readMoreAbout: (name) => ` sobre ${name}`,
    aboutTitle: 'Un equipo pequeño con una camioneta llena de lucecitas',
    about:
      'Alquilamos pijamadas temáticas con tipis a familias del área de Miami. Cada paquete trae los tipis, los cojines, las alfombras, las lucecitas y la decoración del tema, y también las manos que lo montan y lo desmontan.',
    aboutGuests: (contact) => (
      <>
        Invite a cuatro o a doce: hay paquetes para 4, 6, 8, 10 o 12 niños. Y si ninguno de nuestros mundos es
        el que sueña su hija o su hijo, {contact('cuéntenos')} y lo construimos.
      </>
    ),
    setUpOf: (name) => `Un montaje del tema ${name}`,
    howTitle: 'Cómo funciona',
    howLead: 'Cuatro pasos, del deseo a las buenas noches al oído.',
    steps: (terms) => [
      {
        title: 'Elija su tema',
        text: 'El mundo en el que se van a dormir, y cuántos tipis necesita.',
      },
      {
        title: 'Reserve su fecha',
        text: SPANISH_TERMS.bookDate(terms),
      },
      {
        title: 'Montamos todo',
        text: 'Llegamos de 2 a 3 horas antes y lo armamos mientras usted hornea el pastel.',
      },
      {
        title: 'Disfrute y recogemos',
        text: 'Ellos susurran hasta la medianoche. Al día siguiente volvemos y lo recogemos todo.',
      },
    ],
    happyCustomers: 'Familias felices',
    noTestimonials: 'Todavía no hay reseñas',
    familiesSay: 'Lo que dicen las familias',
    carousel: 'carrusel',
    previous: 'Reseñas anteriores',
    next: 'Reseñas siguientes',
    pause: 'Pausar',
    theCarousel: ' el carrusel',
    partyOf: (name) => `Fiesta de ${name}`,
    albumTitle: 'De nuestro álbum',
    albumLead: 'Así se ve cuando se enciende la última lucecita.',
    lookCloserAt: (what) => `Ver de cerca: ${what}`,
    deliveryTitle: `Hasta su puerta, a menos de ${serviceMiles} millas de Miami`,
    deliveryLead:
      'De Homestead a Fort Lauderdale. Según el lugar puede haber un cargo por entrega: pregúntenos por el suyo antes de reservar.',
    mapFile: '/map-es.svg',
    map: `Un mapa dibujado del área de Miami: ${serviceMiles} millas alrededor de la ciudad, de Homestead a Fort Lauderdale`,
    promises: (terms) => ({
      call: {
        title: 'Primero le llamamos',
        text: 'Uno o dos días antes de la fiesta, para repasarlo todo una vez más.',
      },
      early: {
        title: 'Llegamos temprano',
        text: 'De 2 a 3 horas antes del primer invitado. Solo hace falta un rincón libre.',
      },
      change: {
        title: 'Los planes pueden cambiar',
        text: SPANISH_TERMS.plansMayChange(terms),
      },
      safe: {
        title: 'Su fecha está segura',
        text: SPANISH_TERMS.dateIsSafe(terms),
      },
    }),
    faqTitle: 'Preguntas frecuentes',
    faqMore: (contact) => <>¿Tiene otra pregunta? {contact('Escríbanos')}.</>,
    recentBookings: 'Reservas recientes',
    closeNotice: 'Cerrar aviso',
    businessDescription:
      'Alquiler de pijamadas temáticas con tipis para fiestas infantiles en el área de Miami.',
  },
)
