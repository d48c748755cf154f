import type { Config } from '#server/config.ts'
import { openAiPhotos, type PhotoMaker } from './open-ai-photos.ts'

/** Returns the configured service, or undefined if there is none. */
export function photoMaker(
  { openai }: Pick<Config, 'openai'>,
  stopping?: AbortSignal,
): PhotoMaker | undefined {
  return openai && openAiPhotos(openai, stopping)
}
