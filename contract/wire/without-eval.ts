import { config } from 'zod'

/**
 * Zod tests whether it may compile its checks with `eval`. This site's Content-Security-Policy forbids that, and
 * Firefox reports every attempt in the console. The few fields of a form are checked just as fast without it.
 */
if (typeof window !== 'undefined') config({ jitless: true })
