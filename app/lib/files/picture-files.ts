/** The files that a picker of pictures offers. Chrome on Windows does not count HEIC among pictures. */
export const PICTURE_FILES = 'image/*,.heic,.heif'
