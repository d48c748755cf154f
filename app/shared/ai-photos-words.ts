import { inBoth } from '#app/lib/language/in-both.ts'

/** Only staff read them. */
export const AI_PHOTOS_WORDS = inBoth(
  {
    generate: 'Generate AI Photos',
    progress: (photo: number, total: number) => `Photo ${photo} of ${total}`,
    ask: (total: number) => (total === 1 ? 'Make 1 new photo?' : `Make ${total} new photos?`),
    askHint:
      'Every add-on gets a photo made from its own name and description. Your image service charges for each of them, and the pictures shown now are replaced.',
    make: 'Make Photos',
    done: 'AI Images Generated',
    failed: 'Generation Failed',
    failedHint: 'Could not generate AI images',
  },
  {
    generate: 'Crear fotos con IA',
    progress: (photo, total) => `Foto ${photo} de ${total}`,
    ask: (total) => (total === 1 ? '¿Crear 1 foto nueva?' : `¿Crear ${total} fotos nuevas?`),
    askHint:
      'Cada complemento recibe una foto hecha según su nombre y su descripción. Su servicio de imágenes cobra por cada una, y reemplazan a las que se muestran ahora.',
    make: 'Crear fotos',
    done: 'Fotos creadas con IA',
    failed: 'No se crearon las fotos',
    failedHint: 'No se pudieron crear las fotos con IA. Inténtelo de nuevo.',
  },
)
