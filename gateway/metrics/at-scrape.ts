import { Counter, Gauge, type Registry } from 'prom-client'

/** A value, and the labels of its series. */
export type Sample<Label extends string> = readonly [labels: Readonly<Record<Label, string>>, value: number]

interface ReadMetric<Label extends string> {
  readonly name: string
  readonly help: string
  readonly labelNames: readonly Label[]
  /** Reads the state of the product. Series that it no longer returns disappear. */
  readonly read: () => Iterable<Sample<Label>> | Promise<Iterable<Sample<Label>>>
}

/** Registers a gauge that is read at each scrape. */
export function gaugeAtScrape<Label extends string>(registry: Registry, metric: ReadMetric<Label>): void {
  const { name, help, labelNames, read } = metric
  const gauge = new Gauge({
    name,
    help,
    labelNames,
    registers: [registry],
    async collect() {
      const samples = await read()
      gauge.reset()
      for (const [labels, value] of samples) gauge.set(labels, value)
    },
  })
}

/** Registers a counter whose state is kept elsewhere, and read at each scrape. */
export function counterAtScrape<Label extends string>(registry: Registry, metric: ReadMetric<Label>): void {
  const { name, help, labelNames, read } = metric
  const counter = new Counter({
    name,
    help,
    labelNames,
    registers: [registry],
    async collect() {
      const samples = await read()
      counter.reset()
      for (const [labels, value] of samples) counter.inc(labels, value)
    },
  })
}

/** One series for each possible state: 1 for the present one, 0 for the others. */
export function* stateSamples<Label extends string, State extends string>(
  labels: Readonly<Record<Label, string>>,
  states: readonly State[],
  present: State,
): Generator<Sample<Label | 'state'>> {
  for (const state of states) yield [{ ...labels, state }, state === present ? 1 : 0]
}
