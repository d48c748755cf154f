import { config } from 'zod'

/**
 * Zod tries whether it may compile its checks with `eval`. Browsers may not on this site, and Firefox reports every
 * try in the console; a form's few fields are checked as fast without.
 */
if (typeof window !== 'undefined') config({ jitless: true })
