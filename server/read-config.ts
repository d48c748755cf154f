import { type Config, ConfigError, parseConfig } from './config.ts'
import { StartRefusal } from './start-refusal.ts'

/** The settings from the environment and `.env`. Throws a StartRefusal that names those that cannot be used. */
export function readConfig(): Config {
  try {
    process.loadEnvFile('.env')
  } catch {
    // Settings may all come from the environment.
  }
  try {
    return parseConfig(process.env)
  } catch (error) {
    if (error instanceof ConfigError) throw new StartRefusal(error.message)
    throw error
  }
}
