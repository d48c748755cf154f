/** The version of this program and of its API, as in package.json; `npm run release` writes both. */
export const VERSION = '1.0.0'
