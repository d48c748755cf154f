import fraunces from './fonts/fraunces-soft-600-basic.woff2?url'

/** The font file every page needs at once: for `<link rel="preload" as="font" crossorigin>`. */
export const headlineFontUrl = fraunces
