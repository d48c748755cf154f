import { FIXED_TERMS, type PublishedTerms } from '../changes/published-terms.ts'
import { SPANISH_TERMS } from './terms-spanish.ts'
import type { SiteTexts } from './texts-english.ts'

const { serviceMiles } = FIXED_TERMS

/** The home page's texts on a new site, by their places. */
export const SPANISH_TEXTS = (terms: PublishedTerms): SiteTexts => ({
  'search.description':
    'Pijamadas temáticas con tipis para niños en el área de Miami: tipis, ropa de cama, lucecitas y decoración, todo montado en su casa y recogido al día siguiente.',
  'hero.title': 'Pijamadas salidas de un cuento',
  'hero.lead':
    'Fiestas temáticas con tipis para niños en el área de Miami. Llevamos los tipis, los cojines y las lucecitas, montamos todo en su casa y volvemos para recogerlo.',
  'hero.includedTitle': 'Lo que incluye',
  'hero.included':
    'Montaje y desmontaje profesional\nDecoración temática de primera\nRopa de cama y almohadas suaves\nComplementos a su gusto',
  'why.title': 'Por qué elegirnos',
  'why.lead': 'Todo lo que una noche de cumpleaños necesita, sin que usted cargue nada.',
  'why.1.title': 'Temas mágicos',
  'why.1.text': 'Del jardín nocturno al fondo del mar: cada tema es un pequeño mundo, hasta el último cojín.',
  'why.2.title': 'Montaje y entrega',
  'why.2.text':
    'Llegamos de 2 a 3 horas antes de la fiesta, montamos todo y lo recogemos al día siguiente. Usted solo abre la puerta.',
  'why.3.title': 'Calidad de primera',
  'why.3.text':
    'Lona auténtica, ropa de cama suave, luces cálidas y una decoración que combina en cada detalle.',
  'themes.title': '¿Dónde se dormirán esta noche?',
  'themes.lead': 'Elija un mundo. El precio es por tipi, y en cada tipi caben de 2 a 3 niños.',
  'about.title': 'Un equipo pequeño con una camioneta llena de lucecitas',
  'about.text':
    'Alquilamos pijamadas temáticas con tipis a familias del área de Miami. Cada paquete trae los tipis, los cojines, las alfombras, las lucecitas y la decoración del tema, y también las manos que lo montan y lo desmontan.',
  'about.guests':
    'Invite a cuatro o a doce: hay paquetes para 4, 6, 8, 10 o 12 niños. Y si ninguno de nuestros mundos es el que sueña su hija o su hijo, [cuéntenos](/#contact) y lo construimos.',
  'how.title': 'Cómo funciona',
  'how.lead': 'Cuatro pasos, del deseo a las buenas noches al oído.',
  'how.1.title': 'Elija su tema',
  'how.1.text': 'El mundo en el que se van a dormir, y cuántos tipis necesita.',
  'how.2.title': 'Reserve su fecha',
  'how.2.text': SPANISH_TERMS.bookDate(terms),
  'how.3.title': 'Montamos todo',
  'how.3.text': 'Llegamos de 2 a 3 horas antes y lo armamos mientras usted hornea el pastel.',
  'how.4.title': 'Disfrute y recogemos',
  'how.4.text': 'Ellos susurran hasta la medianoche. Al día siguiente volvemos y lo recogemos todo.',
  'reviews.title': 'Familias felices',
  'album.title': 'De nuestro álbum',
  'album.lead': 'Así se ve cuando se enciende la última lucecita.',
  'delivery.title': `Hasta su puerta, a menos de ${serviceMiles} millas de Miami`,
  'delivery.lead':
    'De Homestead a Fort Lauderdale. Según el lugar puede haber un cargo por entrega: pregúntenos por el suyo antes de reservar.',
  'delivery.1.title': 'Primero le llamamos',
  'delivery.1.text': 'Uno o dos días antes de la fiesta, para repasarlo todo una vez más.',
  'delivery.2.title': 'Llegamos temprano',
  'delivery.2.text': 'De 2 a 3 horas antes del primer invitado. Solo hace falta un rincón libre.',
  'delivery.3.title': 'Los planes pueden cambiar',
  'delivery.3.text': SPANISH_TERMS.plansMayChange(terms),
  'delivery.4.title': 'Su fecha está segura',
  'delivery.4.text': SPANISH_TERMS.dateIsSafe(terms),
  'faq.title': 'Preguntas frecuentes',
  'faq.more': '¿Tiene otra pregunta? [Escríbanos](/#contact).',
  'contact.title': 'Escríbanos',
  'contact.lead': 'Una fecha, un deseo, una duda: cuéntenos, y le responde una persona.',
  'footer.blurb':
    'Pijamadas temáticas con tipis para fiestas infantiles en el área de Miami. Nosotros ponemos la magia; usted se queda con los recuerdos.',
  'footer.newsletter': 'Temas nuevos y fechas libres, unas pocas veces al año.',
})
