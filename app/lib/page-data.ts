import { createContext, type RouterContextProvider } from 'react-router'
import type { PathOf, RequestOf } from '#contract/calls.ts'
import type { ApiError } from '#contract/wire/errors.ts'
import type { ApiQuery } from './api-query.ts'
import type { PreparedData } from './query-client.ts'

type Reply = { readonly ok: boolean; readonly status: number; readonly value: unknown }

/** The API, while a page is rendered on the server. */
type ServerApi = {
  read(path: string): Promise<Reply>
  /** Posts a visitor's form input, as this visitor. */
  send(path: string, body: unknown): Promise<Reply>
}

/** Set by the server for every page it renders. */
export const apiContext = createContext<ServerApi>()

/** Preloads the data of these queries for rendering on the server. */
export async function prepare(
  context: Readonly<RouterContextProvider>,
  queries: readonly ApiQuery<unknown>[],
): Promise<PreparedData> {
  const responses = await Promise.all(
    queries.map(async (query) => [query.queryKey[0], await readOnServer(context, query)] as const),
  )
  return {
    prepared: Object.fromEntries(responses.flatMap(([path, { ok, value }]) => (ok ? [[path, value]] : []))),
  }
}

type ServerResponse<Data> =
  | { readonly ok: true; readonly status: number; readonly value: Data }
  | { readonly ok: false; readonly status: number; readonly value: ApiError }

/** Reads a query on the server, from the same API in the same process. */
export async function readOnServer<Data>(
  context: Readonly<RouterContextProvider>,
  { queryKey }: ApiQuery<Data>,
): Promise<ServerResponse<Data>> {
  return (await context.get(apiContext).read(queryKey[0])) as ServerResponse<Data>
}

/** Posts a visitor's form input to the same API in the same process, as this visitor. */
export function postOnServer<Path extends PathOf<'post'>>(
  context: Readonly<RouterContextProvider>,
  path: Path,
  { body }: Pick<RequestOf<'post', Path>, 'body' & keyof RequestOf<'post', Path>>,
): Promise<Reply> {
  return context.get(apiContext).send(path, body)
}

/** Preloads one query's data, computed by the loader itself. */
export function prepared<Data>({ queryKey }: ApiQuery<Data>, value: Data): PreparedData['prepared'] {
  return { [queryKey[0]]: value }
}

/** Returns what was preloaded for a query, if anything was. */
export function preparedFor<Data>({ prepared }: PreparedData, { queryKey }: ApiQuery<Data>) {
  return prepared[queryKey[0]] as Data | undefined
}

/** In the browser a page fetches its own data, path by path; nothing waits for it. */
export function stayInBrowser(): null {
  return null
}
