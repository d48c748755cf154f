// Loaded before a server or a command to make it write `en-XA` instead of English. For tests only.
import { registerHooks } from 'node:module'
import { toPseudoCatalogue, toPseudoServer } from './pseudo-modules.ts'

registerHooks({
  load(url, context, nextLoad) {
    const loaded = nextLoad(url, context)
    if (url.endsWith('/messages/en.json')) return { ...loaded, source: toPseudoCatalogue() }
    if (!/\/(build|\.cache\/builds\/[^/]+)\/server\/.*\.mjs$/.test(url)) return loaded
    const source = String(loaded.source)
    return source.includes('/en') ? { ...loaded, source: toPseudoServer(source) } : loaded
  },
})
