import { StartRefusal } from '#platform/boot.ts'
import { type Config, ConfigError, parseConfig } from './config.ts'
import { readSecretFiles } from './read-secret-files.ts'

/** Reads the settings from the environment and `.env`. Throws a StartRefusal that names the unusable ones. */
export function readConfig(): Config {
  try {
    process.loadEnvFile('.env')
  } catch {
    // There may be no file, since all settings may come from the environment.
  }
  try {
    return parseConfig(readSecretFiles(process.env))
  } catch (error) {
    if (error instanceof ConfigError) throw new StartRefusal(error.message)
    throw error
  }
}
