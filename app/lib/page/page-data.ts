import type { CallPath, CallRequest } from '#contract/calls.ts'
import type { PageHost, Reply } from '#contract/site/page-host.ts'
import type { ApiError } from '#contract/wire/errors.ts'
import type { Catalogue } from '#domain/foundation/messages/text.ts'
import type { ApiQuery } from '../api/api-query.ts'
import { contactInfoQuery } from '../api/contact-info-query.ts'
import type { PreparedData } from '../api/query-client.ts'
import { siteTextsQuery } from '../api/site-texts-query.ts'
import { DEFAULT_SETTINGS, siteSettingsQuery } from './site-settings.ts'

/** The data that a page renders from, shared by its head and body. */
export type PageInput = {
  readonly pathname: string
  readonly prepared: PreparedData['prepared']
  /** The placeholders of the pictures above the fold. */
  readonly lqips: Readonly<Record<string, string>>
}

/** The same for a page that is a single island, with its texts in the reader's language. */
export type PageWithTexts = PageInput & { readonly texts: Catalogue }

type Here = { readonly locals: PageHost; readonly url: URL }

/** Loads these queries, and those every page needs, on the server. Failed ones are left out. */
export async function preparePage(
  { locals, url }: Here,
  queries: readonly ApiQuery<unknown>[] = [],
): Promise<PageInput> {
  const replies = await Promise.all(
    [siteSettingsQuery, contactInfoQuery, siteTextsQuery, ...queries].map(
      async ({ queryKey: [path] }) => [path, await locals.api.read(path)] as const,
    ),
  )
  const prepared = Object.fromEntries(replies.flatMap(([path, { ok, value }]) => (ok ? [[path, value]] : [])))
  return { pathname: url.pathname, prepared, lqips: {} }
}

/** Adds picture placeholders to a page. */
export async function withLqips(
  page: PageInput,
  { findLqip }: PageHost,
  paths: readonly (string | undefined)[],
): Promise<PageInput> {
  const found = await Promise.all(
    paths.filter((path) => path !== undefined).map(async (path) => [path, await findLqip(path)] as const),
  )
  const lqips = Object.fromEntries(found.flatMap(([path, lqip]) => (lqip ? [[path, lqip]] : [])))
  return { ...page, lqips: { ...page.lqips, ...lqips } }
}

type ServerResponse<Data> =
  | { readonly ok: true; readonly status: number; readonly value: Data }
  | { readonly ok: false; readonly status: number; readonly value: ApiError }

/** Runs a query on the server, against the same API in the same process. */
export async function readOnServer<Data>(
  { api }: PageHost,
  { queryKey }: ApiQuery<Data>,
): Promise<ServerResponse<Data>> {
  return (await api.read(queryKey[0])) as ServerResponse<Data>
}

/** Posts a visitor's form data to the same API in the same process, on the visitor's behalf. */
export function postOnServer<Path extends CallPath<'post'>>(
  { api }: PageHost,
  path: Path,
  { body }: Pick<CallRequest<'post', Path>, 'body' & keyof CallRequest<'post', Path>>,
): Promise<Reply> {
  return api.send(path, body)
}

/** Returns the prepared data for a query that the page computed itself. */
export function prepared<Data>({ queryKey }: ApiQuery<Data>, value: Data): PreparedData['prepared'] {
  return { [queryKey[0]]: value }
}

/** Returns the prepared data for a query; `undefined` if the API did not respond. */
export function preparedFor<Data>({ prepared }: PreparedData, { queryKey }: ApiQuery<Data>) {
  return prepared[queryKey[0]] as Data | undefined
}

export function getSettings(page: PreparedData) {
  return preparedFor(page, siteSettingsQuery) ?? DEFAULT_SETTINGS
}
