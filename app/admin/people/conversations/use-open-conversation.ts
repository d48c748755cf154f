import { useLocation, useNavigate, useParams } from 'react-router'

/** The open message or conversation is part of the URL, so that it can be linked to. */
export function useOpenConversation() {
  const { id, thread } = useParams()
  const { pathname: path } = useLocation()
  const navigate = useNavigate()
  const openPath = (next: string) => void navigate(next, { preventScrollReset: true, flushSync: true })
  return { messageId: id === undefined ? undefined : Number(id), thread, path, openPath }
}
