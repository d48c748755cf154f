import { NEW_CONTACT_INFO } from '#domain/site/new-site.ts'

type Translation = { readonly name: string; readonly description: string }

/** The starter catalogue in Spanish, by the English names and texts. */
export const SPANISH_THEMES: Readonly<Record<string, Translation>> = {
  'Boho Blossom': {
    name: 'Flor Bohemia',
    description:
      'Lona color crema, plumas de pampa y flores en tonos rosados, con alfombras tejidas y una luz dorada y suave. Un estilo sereno para niños que aman las flores y los susurros hasta la medianoche.',
  },
  'Bunny Garden': {
    name: 'Jardín de Conejitos',
    description:
      'Conejitos entre hojas verdes de primavera, cojines a cuadros y canastas con zanahorias de fieltro. Tierno y divertido, el favorito para las primeras pijamadas.',
  },
  'Blue Skies & Dreams': {
    name: 'Cielos Azules y Sueños',
    description:
      'A dormir flotando entre nubes de papel, globos aerostáticos y suaves rayas azules. Ligero y luminoso de día, y un cielo estrellado al encender las luces.',
  },
  'Garden of Dreams': {
    name: 'Jardín de los Sueños',
    description:
      'Un jardín nocturno bajo la luna: hojas de un verde profundo, flores que brillan y luciérnagas que parpadean hasta que se duerme el último invitado.',
  },
  'Under the Sea': {
    name: 'Bajo el Mar',
    description:
      'Olas turquesa, medusas de papel y conchas que brillan a la luz de las lámparas. Para sirenas, buzos y todos los que prefieren dormir en el fondo del mar.',
  },
  'Custom Theme': {
    name: 'A su medida',
    description:
      'Cuéntenos qué sueña su hija o su hijo y lo construimos: colores, personajes, un libro favorito o un lugar lejano. Hablamos por teléfono para planear los detalles. Un diseño a medida puede tener un costo adicional, que acordamos antes de empezar.',
  },
  'Love & Glow': {
    name: 'Amor y Brillo',
    description:
      'Corazones de papel, faroles rosados y una cálida luz. Hecho para mejores amigas, cumpleaños de San Valentín y largas charlas bajo la lona.',
  },
  'Rose Garden': {
    name: 'Jardín de Rosas',
    description:
      'Rosas trepadoras, lona con encaje y bandejas para el té. Tan lindo como un cuento antiguo, y tan suave como parece.',
  },
}

export const SPANISH_INCLUDED: Readonly<Record<string, string>> = {
  'A teepee for every 2-3 children': 'Un tipi por cada 2 o 3 niños',
  'Cushions, rugs and cozy bedding': 'Cojines, alfombras y ropa de cama acogedora',
  'Fairy lights in every teepee': 'Lucecitas en cada tipi',
  'Setup in your home and collection the next day': 'Montaje en su casa y recogida al día siguiente',
  'Pampas grass and paper blossoms': 'Plumas de pampa y flores de papel',
  'Woven rugs and knitted throws': 'Alfombras tejidas y mantas de punto',
  'Wooden breakfast trays': 'Bandejas de desayuno de madera',
  'Bunny cushions and a felt garden': 'Cojines de conejito y un jardín de fieltro',
  'Gingham bedding': 'Ropa de cama a cuadros',
  'Leaf garlands over every teepee': 'Guirnaldas de hojas sobre cada tipi',
  'Hanging clouds and hot-air balloons': 'Nubes y globos aerostáticos colgantes',
  'Sky-blue striped bedding': 'Ropa de cama a rayas celestes',
  'A star light for the ceiling': 'Una luz de estrellas para el techo',
  'Leafy arches with glowing flowers': 'Arcos de hojas con flores que brillan',
  'Firefly lights': 'Luces de luciérnaga',
  'Velvet cushions in moss and plum': 'Cojines de terciopelo en musgo y ciruela',
  'Paper jellyfish and coral': 'Medusas y corales de papel',
  'Shell cushions': 'Cojines de concha',
  'Rippling water light': 'Luz que ondula como el agua',
  'A design made for your party': 'Un diseño hecho para su fiesta',
  'A planning call with our stylist': 'Una llamada para planear con nuestra estilista',
  'Decorations in your colors': 'Decoración en sus colores',
  'Paper lanterns and heart garlands': 'Faroles de papel y guirnaldas de corazones',
  'Rose and ruby cushions': 'Cojines en rosa y rubí',
  'Glow lights in every teepee': 'Luces cálidas en cada tipi',
  'Climbing paper roses': 'Rosas trepadoras de papel',
  'Lace-trimmed teepees': 'Tipis con encaje',
  'Tea-party trays': 'Bandejas para la hora del té',
}

export const SPANISH_ADDONS: Readonly<Record<string, Translation>> = {
  'Movie Night': {
    name: 'Noche de película',
    description:
      'Un proyector, una pantalla y bocinas, montados frente a los tipis y listos para empezar. Usted elige la película.',
  },
  "S'mores Station": {
    name: "Estación de s'mores",
    description:
      "Una barra de s'mores de mesa con malvaviscos, chocolate y galletas para hasta ocho niños, que se tuestan sobre una pequeña llama con uno de sus adultos al lado.",
  },
  'Breakfast Trays': {
    name: 'Bandejas de desayuno',
    description:
      'Una bandeja de madera para un niño, con plato, taza y servilleta de lino, que lo espera junto a la almohada por la mañana.',
  },
  'Balloon Garland': {
    name: 'Guirnalda de globos',
    description: 'Una guirnalda de globos de seis pies en los colores de su tema, colgada sobre los tipis.',
  },
  'Personalized Name Banner': {
    name: 'Banderín con nombre',
    description:
      'Un banderín de fieltro con el nombre del cumpleañero, para que lo conserve. Escríbanos el nombre en las peticiones especiales.',
  },
  'Craft Kit': {
    name: 'Kit de manualidades',
    description:
      'Cuentas, fieltro y papel para que un niño haga un atrapasueños o una corona antes de dormir.',
  },
  'Popcorn Cart': {
    name: 'Carrito de palomitas',
    description: 'Un carrito rojo y crema con maíz y bolsas de papel para toda la fiesta.',
  },
  'Glow in the Dark Party': {
    name: 'Fiesta que brilla en la oscuridad',
    description:
      'Barras luminosas, estrellas que brillan y luz negra para bailar una hora antes de las pijamas.',
  },
  'Matching Pajamas': {
    name: 'Pijamas iguales',
    description:
      'Una pijama de algodón suave para un niño, en los colores de su tema. Le preguntamos la talla por teléfono.',
  },
  'Luxury Spa': {
    name: 'Spa de lujo',
    description:
      'Batas, baños de pies, mascarillas y esmalte de uñas hechos para niños, con una persona que se encarga de todo.',
  },
}

export const SPANISH_HOURS: Readonly<Record<string, string>> = {
  [NEW_CONTACT_INFO.hours]: 'De lunes a viernes de 9 a.m. a 5 p.m., fines de semana de 10 a.m. a 4 p.m.',
}
