/** Whoever connects to a database gives up after this long. */
export const CONNECT_TIMEOUT_MILLISECONDS = 3_500
