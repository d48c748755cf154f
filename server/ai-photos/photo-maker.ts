import type { Config } from '#server/config.ts'
import { openAiPhotos, type PhotoMaker } from './open-ai-photos.ts'

/** The configured service; undefined while none is. */
export function photoMaker(
  { openai }: Pick<Config, 'openai'>,
  stopping?: AbortSignal,
): PhotoMaker | undefined {
  return openai && openAiPhotos(openai, stopping)
}
