import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { parse, stringify } from 'yaml'
import { z } from 'zod'
import { findFreePort } from './free-port.ts'

/** The program in PROMETHEUS_PATH, or else the installed one. */
const PROGRAM = process.env['PROMETHEUS_PATH'] ?? 'prometheus'

const RULES = resolve('deploy/prometheus/alerts.yml')

export const hasPrometheus = runs(PROGRAM)

const answer = z.object({
  data: z.object({
    alerts: z.array(z.object({ state: z.enum(['pending', 'firing']), labels: z.record(z.string(), z.string()) })),
  }),
})

const settings = z.object({
  global: z.unknown(),
  scrape_configs: z.tuple([z.looseObject({ job_name: z.string() })]),
})

/** An alert that a rule has fired. */
export interface FiringAlert {
  readonly name: string
  /** The subject, such as the server that Prometheus scrapes. */
  readonly labels: Readonly<Record<string, string>>
}

/** Prometheus as docs/operate.md sets it up, with the alert rules of the project. */
export interface Prometheus {
  listAlerts(): Promise<readonly FiringAlert[]>
  stop(): Promise<void>
}

/** Starts Prometheus for servers by name, given the addresses of their metrics. The name is the label `instance`. */
export async function startPrometheus(servers: Readonly<Record<string, string>>): Promise<Prometheus> {
  const folder = await mkdtemp(join(tmpdir(), 'lanewatch-prometheus-'))
  const {
    global,
    scrape_configs: [scrape],
  } = settings.parse(parse(await readSettings()))
  const targets = Object.entries(servers).map(([instance, url]) => ({
    targets: [new URL(url).host],
    labels: { instance },
  }))
  const config = { global, rule_files: [RULES], scrape_configs: [{ ...scrape, static_configs: targets }] }
  await writeFile(join(folder, 'prometheus.yml'), stringify(config))
  const address = `127.0.0.1:${await findFreePort()}`
  const program = spawn(
    PROGRAM,
    [
      `--config.file=${join(folder, 'prometheus.yml')}`,
      `--storage.tsdb.path=${join(folder, 'data')}`,
      `--web.listen-address=${address}`,
    ],
    { stdio: 'ignore' },
  )
  return {
    async listAlerts() {
      const response = await fetch(`http://${address}/api/v1/alerts`)
      const { alerts } = answer.parse(await response.json()).data
      return alerts.flatMap(({ state, labels }) =>
        state === 'firing' ? [{ name: labels['alertname'] ?? '', labels }] : [],
      )
    },
    async stop() {
      program.kill()
      await once(program, 'exit')
      await rm(folder, { recursive: true })
    },
  }
}

/** The settings that docs/operate.md recommends. */
async function readSettings(): Promise<string> {
  const guide = await readFile('docs/operate.md', 'utf8')
  const block = /```text\n((?:(?!```)[\s\S])*scrape_configs:[\s\S]*?)```/.exec(guide)?.[1]
  if (block === undefined) throw new Error('docs/operate.md has no settings for Prometheus.')
  return block
}

function runs(program: string): boolean {
  try {
    execFileSync(program, ['--version'], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}
