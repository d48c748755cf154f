import { runTool } from './tools/run-tool.ts'

const CONNECTIONS = 16

/**
 * Sends this many GET requests over 16 connections that are kept open, as fast as they are answered.
 * @returns how many were answered with a status from 200 to 299
 */
export async function sendRequests(
  url: string,
  amount: number,
  headers: Readonly<Record<string, string>> = {},
): Promise<number> {
  const named = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}=${value}`])
  const result = await runTool('autocannon', [
    ...['--json', '--connections', String(CONNECTIONS), '--amount', String(amount)],
    ...named,
    url,
  ])
  return (result as { '2xx': number })['2xx']
}
