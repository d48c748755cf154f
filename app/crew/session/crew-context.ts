import { createContext, use } from 'react'
import type { CrewDatabase } from '../queue/crew-database.ts'
import type { SendState } from '../queue/sender.ts'

export type CrewSession = {
  readonly username: string
  readonly database: CrewDatabase
  readonly sendState: SendState
  /** Whether the phone's clock shows another day than the server's. */
  readonly isClockWrong: boolean
  send(): void
  /** Ends the session and deletes what the phone stores, sent or not. */
  signOut(): Promise<void>
}

export const CrewContext = createContext<CrewSession | undefined>(undefined)

export function useCrew(): CrewSession {
  const session = use(CrewContext)
  if (!session) throw new Error('nobody is signed in')
  return session
}
