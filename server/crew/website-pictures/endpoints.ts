import type { Hono } from 'hono'
import * as contract from '#contract/crew/website-pictures.ts'
import type { AppEnvironment } from '#server/foundation/http/app-environment.ts'
import { serve } from '#server/foundation/http/serve-endpoint.ts'
import { addWebsitePicture, listWebsitePictures } from './website-pictures.ts'

export function websitePictureEndpoints(app: Hono<AppEnvironment>): void {
  serve(app, contract.listWebsitePictures, ({ ctx, params }) => listWebsitePictures(ctx, params.id))
  serve(app, contract.addWebsitePicture, ({ ctx, params, body, admin }) =>
    ctx.imageWork.receiving.run(() =>
      addWebsitePicture(ctx, { bookingId: params.id, photoId: body.photoId, admin }),
    ),
  )
}
