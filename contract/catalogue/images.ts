import { z } from 'zod'
import { endpoint } from '../wire/endpoint.ts'
import { fieldError } from '../wire/field-message.ts'
import { idParams } from '../wire/fields.ts'
import { Picture } from './pictures.ts'

export const UploadedImage = z
  .object({
    id: z.int(),
    path: z.string().meta({ description: 'The value to store in themes, add-ons and settings' }),
    url: z.string(),
    imageUrl: z.string(),
    filename: z.string(),
    originalName: z.string().meta({ description: 'The original file name' }),
    width: z.int(),
    height: z.int(),
    bytes: z.int(),
    usedBy: z.array(z.string()).meta({ description: 'The names of what shows this picture' }),
    picture: Picture,
  })
  .meta({ id: 'UploadedImage' })
export type UploadedImage = z.infer<typeof UploadedImage>

/** The column stores 32-bit floats, so numbers too small for those count as zero. */
const fraction = z.number().min(0, fieldError('pictures.pointInside')).max(1).transform(Math.fround)
const ImageChange = z.object({ focal: z.object({ x: fraction, y: fraction }) })

const pictureForm = z.object({ image: z.file() })

const tag = 'Pictures'
export const uploadImage = endpoint({
  method: 'post',
  path: '/api/upload',
  summary: 'Upload a picture of up to 20 MB',
  tag,
  staff: 'catalogue',
  rawBody: 'multipart/form-data',
  form: pictureForm,
  responses: { 201: UploadedImage },
  refusals: [400, 413, 415],
})
export const uploadImageFor = endpoint({
  method: 'post',
  path: '/api/upload/:endpoint',
  summary: 'Upload a picture for a purpose with its own limit: hero 5 MB, theme 10 MB, others 20 MB',
  tag,
  staff: 'catalogue',
  params: z.object({ endpoint: z.string() }),
  rawBody: 'multipart/form-data',
  form: pictureForm,
  responses: { 201: UploadedImage },
  refusals: [400, 413, 415],
})
export const listUploads = endpoint({
  method: 'get',
  path: '/api/uploads',
  summary: 'List all uploaded pictures, newest first',
  tag,
  staff: 'catalogue',
  responses: { 200: z.array(UploadedImage) },
})
export const changeUpload = endpoint({
  method: 'patch',
  path: '/api/uploads/:id',
  summary: 'Set the focal point that stays visible when the picture is cropped',
  tag,
  staff: 'catalogue',
  params: idParams,
  body: ImageChange,
  responses: { 200: UploadedImage },
  refusals: [400, 404],
})
export const deleteUpload = endpoint({
  method: 'delete',
  path: '/api/uploads/:id',
  summary: 'Delete a picture that nothing uses',
  tag,
  staff: 'catalogue',
  params: idParams,
  responses: { 204: null },
  refusals: [404, 409],
})
