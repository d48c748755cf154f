import * as contract from '#contract/crew/website-pictures.ts'
import { endpoints } from '#server/foundation/http/serve-endpoint.ts'
import { addWebsitePicture, listWebsitePictures } from './website-pictures.ts'

export const websitePictureEndpoints = endpoints((serve) => {
  serve(contract.listWebsitePictures, ({ ctx, params }) => listWebsitePictures(ctx, params.id))
  serve(contract.addWebsitePicture, ({ ctx, params, body, admin }) =>
    ctx.imageWork.receiving.run(() =>
      addWebsitePicture(ctx, { bookingId: params.id, photoId: body.photoId, admin }),
    ),
  )
})
