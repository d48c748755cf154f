import { inBoth } from '#app/lib/language/in-both.ts'

/** The texts for staff on the public pages, in the language of the page. */
export const ADMIN_EDITS_WORDS = inBoth(
  {
    addonPhotos: 'Generate Fresh AI Photos',
    addonPhotosDone: 'New realistic photos have been created for your add-ons!',
    hero: {
      title: 'Change Hero Image',
      hint: (megabytes: number) => `A wide picture looks best. Maximum file size is ${megabytes}MB.`,
      current: 'The current hero image',
      upload: 'Upload New Image',
      done: 'Hero Image Updated',
    },
    logo: {
      edit: 'Edit logo',
      title: 'Update Website Logo',
      hint: 'Recommended size: 200x80px',
      current: 'The current logo',
      upload: 'Upload New Logo',
      done: 'Logo Updated',
    },
    uploading: 'Uploading',
    failed: 'Could not save',
    failedHint: 'Please try again later.',
  },
  {
    addonPhotos: 'Crear fotos nuevas con IA',
    addonPhotosDone: 'Sus complementos tienen fotos nuevas y realistas.',
    hero: {
      title: 'Cambiar la imagen principal',
      hint: (megabytes) => `Una imagen ancha se ve mejor. El tamaño máximo es de ${megabytes} MB.`,
      current: 'La imagen principal actual',
      upload: 'Subir otra imagen',
      done: 'Imagen principal actualizada',
    },
    logo: {
      edit: 'Cambiar el logotipo',
      title: 'Cambiar el logotipo del sitio',
      hint: 'Tamaño recomendado: 200x80px',
      current: 'El logotipo actual',
      upload: 'Subir otro logotipo',
      done: 'Logotipo actualizado',
    },
    uploading: 'Subiendo',
    failed: 'No se pudo guardar',
    failedHint: 'Inténtelo de nuevo más tarde.',
  },
)
