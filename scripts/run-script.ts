import { exitWithRefusal } from '#platform/boot.ts'

/**
 * Runs a command with its arguments and prints the line it returns. A refusal is printed as a sentence, with exit code
 * 1.
 */
export async function runScript(command: (words: string[]) => Promise<string>): Promise<void> {
  try {
    process.stdout.write(`${await command(process.argv.slice(2))}\n`)
    process.exit()
  } catch (error) {
    exitWithRefusal(error)
  }
}
