/** One implementation that is measured. */
export interface Contestant {
  readonly name: string
  /** Runs the work many times. Resolves to the CPU time of one run, in microseconds. */
  readonly round: () => Promise<number>
}

export interface Contest {
  readonly title: string
  /** Baseline of the ratios. */
  readonly rival: Contestant
  readonly ours: readonly Contestant[]
  /** Largest ratio that ours may have; larger ones are marked. */
  readonly target?: number
  /** 7 by default. */
  readonly rounds?: number
}

/** Runs the contestants in turns, so that a slow moment of the machine affects all of them, and prints the results. */
export async function hold(
  { title, rival, ours, target = Infinity, rounds = 7 }: Contest,
  print: (line: string) => void,
): Promise<void> {
  const results = [rival, ...ours].map((contestant) => ({ contestant, times: [] as number[] }))
  // The first round warms up and does not count.
  for (let round = 0; round <= rounds; round += 1) {
    for (const { contestant, times } of results) {
      const time = await contestant.round()
      if (round > 0) times.push(time)
    }
  }

  const rivalTimes = results[0]?.times ?? []
  const width = Math.max(...results.map(({ contestant }) => contestant.name.length))
  print(`\n${title}: CPU time, median of ${rounds} rounds\n`)
  print(`${''.padEnd(width)}  ${'median'.padStart(10)}  ${'range'.padStart(19)}  ${'ratio'.padStart(8)}`)
  for (const { contestant, times } of results) {
    const range = `${inMicroseconds(Math.min(...times))} – ${inMicroseconds(Math.max(...times))}`
    const cells = [`${inMicroseconds(median(times))} µs`.padStart(10), range.padStart(19)]
    // Of times in the same round: the machine's speed differs between rounds, by more than a small difference.
    const ratio = median(times.map((time, round) => time / (rivalTimes[round] ?? NaN)))
    const mark = ratio > target ? `  above ${target}` : ''
    print(`${contestant.name.padEnd(width)}  ${cells.join('  ')}  ${ratio.toFixed(2).padStart(8)}${mark}`)
  }
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[values.length >> 1] ?? NaN
}

function inMicroseconds(value: number): string {
  return value.toLocaleString('en', { maximumFractionDigits: value < 100 ? 1 : 0 })
}
