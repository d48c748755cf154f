/** How long any attempt to connect to a database may take. */
export const CONNECT_TIMEOUT_MILLISECONDS = 3_500
