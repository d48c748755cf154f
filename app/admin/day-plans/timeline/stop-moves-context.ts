import { createContext, useContext } from 'react'
import type { StopMove } from './use-stop-move.ts'

export type StopMoves = StopMove & {
  /** The id of the sentence that says how stops are moved. */
  readonly helpId: string
}

export const StopMovesContext = createContext<StopMoves | undefined>(undefined)

/** Returns how the stops of the week on screen are moved. */
export function useStopMoves(): StopMoves {
  const moves = useContext(StopMovesContext)
  if (!moves) throw new Error('A timeline is shown outside of its week')
  return moves
}
