import { type DocumentNode, OperationTypeNode, parse, print } from 'graphql'
import { schema } from '../../gateway/composition/schema.ts'
import { systemClock } from '../../gateway/composition/system-clock.ts'
import type { GraphQLContext } from '../../gateway/contract/context.ts'
import { createLimits, type Limits } from '../../gateway/limits/limits.ts'
import { createMemoryBudgets } from '../../gateway/limits/point-budgets.ts'
import { thirdPartyDocuments } from '../../tests/attack/third-party-documents.ts'
import { listOwnDocuments } from '../../tests/support/own-documents.ts'
import { STAR } from '../varied-matches.ts'
import { openCostWorld } from './cost-world.ts'
import { findKnown, type Known } from './known.ts'
import { rankCorrelation } from './rank-correlation.ts'

/** Executions of a document in each series. The fastest series counts. */
const EXECUTIONS = 10
const SERIES = 3

interface Measured {
  readonly name: string
  readonly requested: number
  readonly actual: number
  /** CPU time of one execution, with warm caches. */
  readonly microseconds: number
  /** CPU time of the first execution in microseconds: nothing is read yet, nor compiled. */
  readonly first: number
}

/** Prints the cost of documents beside their CPU time: all of our own documents, and fifty of third parties. */
export async function printCosts(folder: string, print: (line: string) => void): Promise<void> {
  await using world = openCostWorld(folder)
  const known = await findKnown(world)
  const limits = createLimits(schema, systemClock, { budgets: createMemoryBudgets(Number.MAX_SAFE_INTEGER) })
  const measured: Measured[] = []
  for (const { name, document } of await listDocuments(known)) {
    const cost = await measure(limits, world.context, document, known.variablesOf(name))
    if (cost === null) print(`${name} failed and is left out.`)
    else measured.push({ name, ...cost })
  }
  measured.sort((a, b) => b.microseconds - a.microseconds)
  print(
    `\n${'requested'.padStart(9)}  ${'actual'.padStart(7)}  ${'CPU µs'.padStart(8)}  µs/point  ${'first µs'.padStart(8)}  document`,
  )
  for (const { name, requested, actual, microseconds, first } of measured) {
    const perPoint = (microseconds / actual).toFixed(2).padStart(8)
    print(
      `${String(requested).padStart(9)}  ${String(actual).padStart(7)}  ${microseconds.toFixed(0).padStart(8)}  ${perPoint}  ${String(first).padStart(8)}  ${name}`,
    )
  }
  const cpu = measured.map(({ microseconds }) => microseconds)
  const byRequested = rankCorrelation(
    measured.map(({ requested }) => requested),
    cpu,
  )
  const byActual = rankCorrelation(
    measured.map(({ actual }) => actual),
    cpu,
  )
  print(
    `\nRank correlation with CPU over ${measured.length} documents: requested ${byRequested.toFixed(2)}, actual ${byActual.toFixed(2)}`,
  )
}

async function listDocuments({
  gameName,
  tagLine,
  matchId,
}: Known): Promise<readonly { readonly name: string; readonly document: DocumentNode }[]> {
  const own = (await listOwnDocuments())
    .filter(({ operation }) => operation === OperationTypeNode.QUERY)
    .map(({ name, document }) => ({ name: name.replace(/Document$/, ''), document }))
  const others = [...thirdPartyDocuments, ...WIDE].map((text) => ({
    name: text.slice(0, 70),
    // The demo world of the benchmark has other accounts and matches.
    document: parse(
      text
        .replace('gameName: "Lumen", tagLine: "EUW"', `gameName: ${JSON.stringify(gameName)}, tagLine: "${tagLine}"`)
        .replace('EUW1_7261321891', matchId),
    ),
  }))
  return [...own, ...others]
}

/** Documents with long lists of one kind, and those that read the games of many accounts. */
const WIDE = [10, 25, 50, 100].flatMap((first) => [
  `{ proPlayers(first: ${Math.ceil(first / 10)}) { edges { node { matches(first: 20) { edges { node { matchId } } } } } } }`,
  `{ proPlayers(first: ${Math.ceil(first / 10)}) { edges { node { champion(by: { key: ${STAR} }) { champion { slug } } } } } }`,
  `{ leagues { teams { code } } proTeam(code: "T1") { recentMatches(first: ${first / 5}) { node { matchId participants { gameName } } } } }`,
  `{ ladder(region: EUW, first: ${first}) { edges { node { rank gameName tagLine tier leaguePoints wins losses hotStreak veteran } } } }`,
  `{ proPlayers(first: ${first}) { edges { node { name role team { code name } accounts { gameName tagLine region } links { kind url } } } } }`,
  `{ rosterChanges(first: ${first}) { edges { node { playerName kind fromTeam { code name } toTeam { code name } at } } } }`,
  `{ champion(key: ${STAR}) { proMatches(first: ${Math.min(first, 50)}) { edges { node { matchId participants { gameName kills deaths assists champion { slug } } } } } } }`,
  `{ champion(key: ${STAR}) { players(first: ${Math.min(first, 50)}) { gameName tagLine region record { games wins kda } } oneTricks(first: ${Math.min(first, 50)}) { gameName record { games } } } }`,
])

async function measure(
  { operations }: Limits,
  context: GraphQLContext,
  document: DocumentNode,
  variableValues: Readonly<Record<string, unknown>>,
): Promise<Omit<Measured, 'name'> | null> {
  const run = () =>
    operations.execute(
      { schema, document, variableValues, contextValue: { ...context } },
      { address: 'bench', left: null, answered: null },
    )
  const before = process.cpuUsage()
  const { errors, extensions } = await run()
  const first = spentSince(before)
  const cost = extensions?.['cost']
  if (errors !== undefined || typeof cost !== 'object' || cost === null) {
    process.stderr.write(`${print(document).slice(0, 60)}: ${errors?.[0]?.message}\n`)
    return null
  }
  await run()
  let fastest = Infinity
  for (let series = 0; series < SERIES; series += 1) {
    const before = process.cpuUsage()
    for (let time = 0; time < EXECUTIONS; time += 1) JSON.stringify(await run())
    fastest = Math.min(fastest, spentSince(before) / EXECUTIONS)
  }
  const { requested, actual } = { requested: 0, actual: 0, ...cost }
  return { requested, actual, microseconds: fastest, first }
}

/** Returns the CPU time of this process since an earlier reading, in microseconds. */
function spentSince(before: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(before)
  return user + system
}
