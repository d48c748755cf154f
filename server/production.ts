import type { ServerBuild } from 'react-router'
import type { Pages } from './pages.ts'
import { run } from './run.ts'

/**
 * What the build is made from: the server, the pages it renders and the packages both need, in few files. Loading a
 * thousand small ones took most of a start.
 */
export const runBuilt = (): Promise<void> => run(openBuiltPages)

async function openBuiltPages(): Promise<Pages> {
  const build = (await import('virtual:react-router/server-build')) as ServerBuild
  return { isLive: false, load: async () => build, close: async () => undefined }
}
