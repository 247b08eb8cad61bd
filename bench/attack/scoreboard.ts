import { printTable } from '../live/table.ts'
import { show } from './figures.ts'
import { type Goal, type GoalName, GOALS } from './goals.ts'

interface Result {
  readonly seen: string
  readonly isReached: boolean
}

/** Collects the measured figure of each goal. */
export class Scoreboard {
  readonly #results = new Map<string, Result>()
  readonly #controls = new Map<string, string>()

  /** @param detail Printed in brackets after the figure. */
  set(name: GoalName, value: number, detail = ''): void {
    const goal: Goal = GOALS[name]
    const isReached = goal.bound === 'at most' ? value <= goal.value : value >= goal.value
    const seen = `${show(value)} ${goal.unit}${detail === '' ? '' : ` (${detail})`}`
    this.#results.set(name, { seen, isReached })
  }

  /** Sets the figure of bare Yoga. */
  setControl(name: GoalName, seen: string): void {
    this.#controls.set(name, seen)
  }

  /** Marks a goal as missed, with the reason why it has no figure. */
  fail(name: GoalName, why: string): void {
    this.#results.set(name, { seen: why, isReached: false })
  }

  /** Runs a measurement. When it fails, for example because a process died, its goals without a figure fail with that error. */
  async attempt(names: readonly GoalName[], run: () => Promise<void>): Promise<void> {
    try {
      await run()
    } catch (error) {
      process.stderr.write(`${messageOf(error)}\n`)
      for (const name of names) {
        if (!this.#results.has(name)) this.fail(name, messageOf(error))
      }
    }
  }

  /** Runs a measurement of bare Yoga, which may fail. */
  async attemptControl(name: GoalName, run: () => Promise<string>): Promise<void> {
    this.setControl(name, await run().catch(messageOf))
  }

  print(): string {
    const rows = Object.entries(GOALS).map(([name, { what, bound, value, unit }]) => {
      const result = this.#results.get(name)
      return [
        what,
        `${bound} ${show(value)} ${unit}`,
        result?.seen ?? 'not run',
        this.#controls.get(name) ?? '',
        result === undefined ? '' : result.isReached ? 'yes' : 'NO',
      ]
    })
    return printTable({ title: 'Attack', columns: ['', 'target', 'seen', 'bare Yoga', 'reached'], rows })
  }
}

export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
