import type { TestContext } from '#test/test-context.ts'
import { createSample } from './create-sample.ts'
import { readDescription } from './read-description.ts'

const METHODS = ['get', 'post', 'put', 'patch', 'delete']

export type DescribedCall = { method: string; path: string; isStaff: boolean; body: unknown }

/** Returns every call, as the API describes itself. */
export async function describedCalls(ctx: Pick<TestContext, 'fetch'>): Promise<DescribedCall[]> {
  const { paths, components } = await readDescription(ctx)
  return Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations)
      .filter(([method]) => METHODS.includes(method))
      .map(([method, { security, requestBody }]) => {
        const schema = requestBody && Object.values(requestBody.content)[0]?.schema
        return {
          method: method.toUpperCase(),
          path,
          isStaff: (security?.length ?? 0) > 0,
          body: schema && createSample(schema, components.schemas),
        }
      }),
  )
}

/** Calls an endpoint with the first id of everything. */
export function ask(
  ctx: Pick<TestContext, 'call'>,
  { method, path, body }: DescribedCall,
  headers: Record<string, string>,
) {
  return ctx.call(method, path.replace(/\{\w+\}/g, '1'), body, headers)
}
