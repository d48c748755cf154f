import { redirectDocument } from 'react-router'

/** For `clientLoader`: the admin opens pages that are documents by a full browser navigation. */
export function openDocument({ request }: { request: Request }): never {
  throw redirectDocument(request.url)
}
