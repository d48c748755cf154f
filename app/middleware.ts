import { defineMiddleware } from 'astro:middleware'

/** During development Vite calls the pages, so they ask the server for what it hands them otherwise. */
export const onRequest = defineMiddleware((context, next) => {
  if (globalThis.pageHost) Object.assign(context.locals, globalThis.pageHost(context.request))
  return next()
})
