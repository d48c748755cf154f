import type { ServerBuild } from 'react-router'
import type { Middleware } from './http/connections/http-server.ts'

/** The application that renders the pages. */
export type Pages = {
  /** Whether its code may change while the server runs: during development. */
  isLive: boolean
  load(): Promise<ServerBuild>
  /** Answers requests of development tools; others are passed on. */
  middleware?: Middleware
  close(): Promise<void>
}

export type OpenPages = () => Promise<Pages>
