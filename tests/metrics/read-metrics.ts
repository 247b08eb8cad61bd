/** The samples of a scrape: each series with its labels, and its value. */
export async function readMetrics(metricsUrl: string): Promise<ReadonlyMap<string, number>> {
  const text = await (await fetch(`${metricsUrl}/metrics`)).text()
  const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'))
  return new Map(
    lines.map((line) => {
      const end = line.lastIndexOf(' ')
      return [line.slice(0, end), Number(line.slice(end + 1))]
    }),
  )
}

/** A metric as the scrape describes it. */
export interface DescribedMetric {
  readonly name: string
  readonly type: string
  readonly help: string
}

/** Lists the metrics of a scrape, also those without any series. */
export async function listMetrics(metricsUrl: string): Promise<readonly DescribedMetric[]> {
  const text = await (await fetch(`${metricsUrl}/metrics`)).text()
  const described = text.matchAll(/^# HELP (\S+) (.+)\n# TYPE \S+ (\S+)$/gm)
  return Array.from(described, ([, name = '', help = '', type = '']) => ({ name, help, type }))
}
