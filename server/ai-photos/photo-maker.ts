import type { Config } from '#server/config.ts'
import { openAiPhotos } from './open-ai-photos.ts'

/** Makes one photo from a description. Throws PhotoFailure. */
export type PhotoMaker = { make(prompt: string): Promise<Buffer> }

/** The configured service; undefined while none is. */
export function photoMaker(
  { openai }: Pick<Config, 'openai'>,
  stopping?: AbortSignal,
): PhotoMaker | undefined {
  return openai && openAiPhotos(openai, stopping)
}
