/** The sentence beside the box, kept as what a family agreed to. */
export const PICTURE_CONSENT =
  'Yes, you may show pictures of our setup on your website, taken before the children come. I can take this back here at any time, and the pictures are taken off.'
