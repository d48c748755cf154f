import figtree from './fonts/figtree-basic.woff2?url'
import fraunces from './fonts/fraunces-soft-600-basic.woff2?url'

/** The two font files every page needs: for `<link rel="preload" as="font" crossorigin>`. */
export const fontUrls = [fraunces, figtree]
