import type { MiddlewareHandler } from 'astro'

/** Lets the pages load the card provider's form: which provider it is, is a setting of the running server. */
export const onRequest: MiddlewareHandler = (context, next) => {
  if (globalThis.pageHost) Object.assign(context.locals, globalThis.pageHost(context.request))
  const { scripts, frames, connections } = context.locals.cardSources
  for (const script of scripts.length > 0 ? ["'self'", ...scripts] : [])
    context.csp?.insertScriptResource(script)
  context.csp?.insertDirective(`frame-src ${frames.length > 0 ? frames.join(' ') : "'none'"}`)
  context.csp?.insertDirective(`connect-src ${["'self'", ...connections].join(' ')}`)
  return next()
}
