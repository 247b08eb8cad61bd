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
  const { read, ...described } = metric
  const gauge: Gauge<Label> = new Gauge({
    ...described,
    registers: [registry],
    collect: () => replaceSeries(gauge, read, (labels, value) => gauge.set(labels, value)),
  })
}

/** Registers a counter whose state is kept elsewhere, and read at each scrape. */
export function counterAtScrape<Label extends string>(registry: Registry, metric: ReadMetric<Label>): void {
  const { read, ...described } = metric
  const counter: Counter<Label> = new Counter({
    ...described,
    registers: [registry],
    collect: () => replaceSeries(counter, read, (labels, value) => counter.inc(labels, value)),
  })
}

async function replaceSeries<Label extends string>(
  metric: { reset(): void },
  read: ReadMetric<Label>['read'],
  put: (...sample: Sample<Label>) => void,
): Promise<void> {
  const samples = await read()
  metric.reset()
  for (const sample of samples) put(...sample)
}

/** One series for each possible state: 1 for the present one, 0 for the others. */
export function* stateSamples<Label extends string, State extends string>(
  labels: Readonly<Record<Label, string>>,
  states: readonly State[],
  present: State,
): Generator<Sample<Label | 'state'>> {
  for (const state of states) yield [{ ...labels, state }, state === present ? 1 : 0]
}
