import { execute, parse } from 'graphql'
import { schema } from '../../../gateway/composition/schema.ts'
import { systemClock } from '../../../gateway/composition/system-clock.ts'
import { createLimits } from '../../../gateway/limits/limits.ts'
import { createMemoryBudgets } from '../../../gateway/limits/point-budgets.ts'
import { graphqlRequest } from '../../serving.ts'
import { Subject } from '../../subject.ts'
import type { Arena } from '../arena.ts'
import { openCostWorld } from '../cost-world.ts'
import { median, show } from '../figures.ts'

const QUERY = '{ status { dataSource } }'
const ROUNDS = 9
const EXECUTIONS = 5_000
const REQUESTS = 1_000

/** Measures the CPU time that cost analysis and counting add to a small query. */
export async function overhead({ copyWorld, board, tell }: Arena): Promise<void> {
  await using world = openCostWorld(copyWorld())
  const { operations } = createLimits(schema, systemClock, { budgets: createMemoryBudgets(Number.MAX_SAFE_INTEGER) })
  const document = parse(QUERY)
  const sender = { address: '127.0.0.1', left: null, answered: null }
  const argsOf = () => ({ schema, document, contextValue: { ...world.context } })
  using product = await Subject.start(new URL('../../subjects/product.ts', import.meta.url), {
    INGEST: 'off',
    SIMULATOR_SEED: 'bench',
  })

  const [limited, plain, whole]: [number[], number[], number[]] = [[], [], []]
  for (let round = 0; round < ROUNDS; round += 1) {
    limited.push(await microseconds(() => operations.execute(argsOf(), sender)))
    plain.push(await microseconds(async () => execute(argsOf())))
    whole.push(await ofRequests(product))
  }
  const added = median(limited) - median(plain)
  board.set('overhead', (100 * added) / median(whole), `${show(added)} of ${show(median(whole))} µs`)
  tell(`Execution takes ${show(median(limited))} µs with limits, and ${show(median(plain))} µs with graphql-js alone`)
}

/** Resolves to the CPU time of one run, in microseconds. */
async function microseconds(run: () => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage()
  for (let time = 0; time < EXECUTIONS; time += 1) await run()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / EXECUTIONS
}

async function ofRequests(product: Subject): Promise<number> {
  const before = await product.cpuAfter()
  for (let time = 0; time < REQUESTS; time += 1) await (await fetch(graphqlRequest(product.url, QUERY))).text()
  return ((await product.cpuAfter()) - before) / REQUESTS
}
