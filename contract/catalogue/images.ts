import { z } from 'zod'
import { describeCalls, namedObject } from '../wire/endpoint.ts'
import { fieldError } from '../wire/field-message.ts'
import { Picture } from './pictures.ts'

export const UploadedImage = namedObject('UploadedImage', {
  id: z.int(),
  path: z.string().describe('The value to store in themes, add-ons and settings'),
  url: z.string(),
  imageUrl: z.string(),
  filename: z.string(),
  originalName: z.string().describe('The original file name'),
  width: z.int(),
  height: z.int(),
  bytes: z.int(),
  usedBy: z.array(z.string()).describe('The names of what shows this picture'),
  picture: Picture,
})
export type UploadedImage = z.infer<typeof UploadedImage>

/** The column stores 32-bit floats, so numbers too small for those count as zero. */
const fraction = z.number().min(0, fieldError('pictures.pointInside')).max(1).transform(Math.fround)
const ImageChange = z.object({ focal: z.object({ x: fraction, y: fraction }) })

const pictureForm = z.object({ image: z.file() })

const staff = describeCalls({ tag: 'Pictures', staff: 'catalogue' })
export const uploadImage = staff.post('/api/upload', 'Upload a picture of up to 20 MB', {
  form: pictureForm,
  rawBody: 'multipart/form-data',
  creates: UploadedImage,
  refuses: [413, 415],
})
export const uploadImageFor = staff.post(
  '/api/upload/:endpoint',
  'Upload a picture for a purpose with its own limit: hero 5 MB, theme 10 MB, others 20 MB',
  {
    params: { endpoint: z.string() },
    form: pictureForm,
    rawBody: 'multipart/form-data',
    creates: UploadedImage,
    refuses: [413, 415],
  },
)
export const listUploads = staff.get('/api/uploads', 'List all uploaded pictures, newest first', {
  inStaffLanguage: true,
  returns: z.array(UploadedImage),
})
export const changeUpload = staff.patch(
  '/api/uploads/:id',
  'Set the focal point that stays visible when the picture is cropped',
  { body: ImageChange, returns: UploadedImage },
)
export const deleteUpload = staff.delete('/api/uploads/:id', 'Delete a picture that nothing uses', {
  refuses: [409],
})
