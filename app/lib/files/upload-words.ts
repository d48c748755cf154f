import { inBoth } from '../language/in-both.ts'

export const UPLOAD_WORDS = inBoth(
  {
    done: '✅ Upload Successful!',
    doneHint: 'Image has been uploaded and is ready to use.',
    signedOut: 'Authentication required',
    signedOutHint: 'You need to be logged in as admin to upload images.',
    tooLarge: 'File too large',
    failed: 'Upload failed',
    somethingWrong: 'There was a problem uploading your image.',
    network: 'There was a network error uploading your image.',
    unreadable: 'Upload error',
    unreadableHint: 'Received invalid response from server.',
    noAddress: 'Upload issue',
    noAddressHint: 'Could not get image URL from server response.',
  },
  {
    done: '✅ ¡Imagen subida!',
    doneHint: 'La imagen ya se puede usar.',
    signedOut: 'Inicie sesión',
    signedOutHint: 'Para subir imágenes hay que iniciar sesión como administrador.',
    tooLarge: 'El archivo es demasiado grande',
    failed: 'No se pudo subir',
    somethingWrong: 'Hubo un problema al subir la imagen. Inténtelo de nuevo.',
    network: 'Se perdió la conexión al subir la imagen. Inténtelo de nuevo.',
    unreadable: 'No se sabe si se subió',
    unreadableHint: 'La respuesta del servidor no se entiende. Revise si la imagen ya está.',
    noAddress: 'No se sabe si se subió',
    noAddressHint: 'La respuesta del servidor no dice dónde está la imagen. Revise si ya está.',
  },
)
