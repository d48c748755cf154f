import { createContext, useContext } from 'react'
import type { StopMove } from './use-stop-move.ts'

export type StopMoves = StopMove & {
  /** The id of the element that explains how to move stops. */
  readonly helpId: string
}

export const StopMovesContext = createContext<StopMoves | undefined>(undefined)

/** Returns the state and handlers for moving stops in the displayed week. */
export function useStopMoves(): StopMoves {
  const moves = useContext(StopMovesContext)
  if (!moves) throw new Error('A timeline is shown outside of its week')
  return moves
}
