/** Headers of every response, from the API, a file or a page. */
export const SECURITY_HEADERS: Readonly<Record<string, string>> = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'X-Frame-Options': 'DENY',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(self "https://js.stripe.com")',
  'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
}

/** For responses that are not pages: nothing in them may run or be framed. */
export const API_CONTENT_SECURITY_POLICY =
  "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'"

type PageNeeds = {
  readonly scriptHashes: readonly string[]
  readonly takesStripe: boolean
}

/** Scripts run only from this site or with a known hash; Stripe is allowed only where its card form is used. */
export function pageContentSecurityPolicy({ scriptHashes, takesStripe }: PageNeeds): string {
  const stripe = takesStripe ? ['https://js.stripe.com', 'https://*.js.stripe.com'] : []
  const frames = takesStripe ? [...stripe, 'https://hooks.stripe.com'] : ["'none'"]
  return [
    "default-src 'self'",
    ["script-src 'self'", ...scriptHashes.map((hash) => `'sha256-${hash}'`), ...stripe].join(' '),
    // React writes style attributes; styles cannot execute scripts.
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self' data:",
    ["connect-src 'self'", ...(takesStripe ? ['https://api.stripe.com'] : [])].join(' '),
    `frame-src ${frames.join(' ')}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "manifest-src 'self'",
  ].join('; ')
}
