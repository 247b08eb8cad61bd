import { findOperatorError } from '../composition/find-operator-error.ts'

interface Program<Command> {
  /** Text for invalid arguments. */
  readonly usage: string
  /** Returns null for invalid arguments. */
  readonly findCommand: (words: readonly string[]) => Command | null
  /** Resolves to the text to print. */
  readonly run: (command: Command) => Promise<string>
}

/**
 * Runs the command that the arguments of this process name, and prints its text. Exits with 2 and the usage for invalid arguments,
 * and with 1 and the message for an error that the operator can fix. Throws all other errors.
 */
export async function runCommand<Command>({ usage, findCommand, run }: Program<Command>): Promise<void> {
  // A reader of the output such as `head` may close it early.
  process.stdout.on('error', () => process.exit())
  const command = findCommand(process.argv.slice(2))
  if (command === null) {
    process.stderr.write(usage)
    process.exitCode = 2
    return
  }
  try {
    process.stdout.write(await run(command))
  } catch (error) {
    const message = findOperatorError(error)
    if (message === null) throw error
    process.stderr.write(`${message}\n`)
    process.exitCode = 1
  }
}
