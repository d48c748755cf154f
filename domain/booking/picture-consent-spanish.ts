/** The sentence beside the box, kept as what a family agreed to. */
export const PICTURE_CONSENT =
  'Sí, pueden mostrar en su sitio web fotos de nuestro montaje, tomadas antes de que lleguen los niños. Puedo retirar este permiso aquí en cualquier momento, y entonces se quitan las fotos.'
