import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { z } from 'zod'
import { endOfProgram } from '../support/run-program.ts'
import { startStandInRiot } from './stand-in-riot.ts'
import { makeDataDir, startTestProduct } from './start-product.ts'

const ROSTER = 'query { proTeam(code: "NEW") { league { code } roster { name } } }'
const NEWEST_CHANGE = '{ rosterChanges(first: 1) { edges { node { kind playerName by } } } }'
const changesShape = z.object({ rosterChanges: z.unknown() })

const rosterShape = z.object({ proTeam: z.unknown() })

const SCENE =
  '{ leagues { code teams { code } } events { slug teams { code } } proPlayers(first: 100) { edges { node { name } } } }'
const codes = z.array(z.object({ code: z.string() }))
const sceneShape = z.object({
  leagues: z.array(z.object({ code: z.string(), teams: codes })),
  events: z.array(z.object({ slug: z.string(), teams: codes })),
  proPlayers: z.object({ edges: z.array(z.unknown()) }),
})

/** Generous, for a busy machine: a watch polls four times a second. */
const PATIENCE = { timeout: 60_000 }

const NEW_TEAM = {
  teams: [{ code: 'NEW', name: 'New Team', league: 'LEC' }],
  players: [{ name: 'Vesk Oru', role: 'TOP', team: 'NEW' }],
}

/** Creates a folder for a store, with a roster file of this content. */
async function openFolder(content: unknown = {}) {
  const dataDir = await makeDataDir()
  onTestFinished(() => rm(dataDir, { recursive: true }))
  const file = join(dataDir, 'roster.json')
  await writeFile(file, typeof content === 'string' ? content : JSON.stringify(content))

  /** Runs a program to its end; returns its exit code and output. */
  async function run(name: string, args: readonly string[], variables: Readonly<Record<string, string>> = {}) {
    return endOfProgram(name, args, { DATA_DIR: dataDir, ...variables })
  }
  return { dataDir, file, run, rosters: (...args: readonly string[]) => run('commands/rosters', args) }
}

async function start(options: Parameters<typeof startTestProduct>[0]) {
  const product = await startTestProduct(options)
  onTestFinished(() => product.close())
  return product
}

describe('npm run rosters', () => {
  it('changes what a running server answers', async () => {
    const { dataDir, file, rosters } = await openFolder(NEW_TEAM)
    const product = await start({ dataDir })
    expect(await product.ask(rosterShape, ROSTER)).toEqual({ proTeam: null })

    const imported = await rosters('import', file, '--by', 'Tamlin')
    expect(imported).toEqual({
      code: 0,
      stdout: 'New or changed: leagues: 0, teams: 1, players: 1, events: 0\n',
      stderr: '',
    })
    const expected = { proTeam: { league: { code: 'LEC' }, roster: [{ name: 'Vesk Oru' }] } }
    await vi.waitFor(async () => expect(await product.ask(rosterShape, ROSTER)).toEqual(expected), PATIENCE)
    expect(await product.ask(changesShape, NEWEST_CHANGE)).toEqual({
      rosterChanges: { edges: [{ node: { kind: 'ADDED', playerName: 'Vesk Oru', by: 'Tamlin' } }] },
    })

    expect(await rosters('remove', 'vesk oru', '--team', 'new')).toMatchObject({ code: 0, stderr: '' })
    await vi.waitFor(async () => expect(await product.ask(rosterShape, ROSTER)).toEqual({ proTeam: null }), PATIENCE)
    expect(product.complaints).toEqual([])
  })

  it('exports the same to a file as to stdout, and imports it without a change', async () => {
    const { dataDir, file, rosters } = await openFolder()
    await (await start({ dataDir })).close()
    const printed = await rosters('export')
    expect(await rosters('export', file)).toEqual({ code: 0, stdout: '', stderr: '' })
    expect(await readFile(file, 'utf8')).toBe(printed.stdout)
    expect(await rosters('import', file)).toMatchObject({
      stdout: 'New or changed: leagues: 0, teams: 0, players: 0, events: 0\n',
    })
  })

  it('exits with 1 and names the invalid lines of a file', async () => {
    const { file, rosters } = await openFolder('{"players": [\n{"name": "Vesk",\n"role": "TOPP"}]}')
    expect(await rosters('import', file)).toEqual({
      code: 1,
      stdout: '',
      stderr: 'line 3: players[0].role is not a role: write one of TOP, JNG, MID, ADC, SUP\n',
    })
    expect(await rosters('remove', 'Nobody')).toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/^Nobody is not a player/),
    })
  })

  it.each([
    [[]],
    [['import']],
    [['import', 'a', '--by', ' ']],
    [['export', 'a', 'b']],
    [['remove']],
    [['remove', '--teem', 'X']],
    [['list']],
  ])('prints its usage when called with %j', async (args) => {
    const { rosters } = await openFolder()
    const output = await rosters(...args)
    expect(output).toMatchObject({ code: 1, stdout: '' })
    expect(output.stderr).toContain('npm run rosters -- import FILE')
  })
})

describe('the product', () => {
  it('shows the rosters of the demo world and the complete event', async () => {
    const product = await start({})
    const { leagues, events, proPlayers } = await product.ask(sceneShape, SCENE)
    expect(leagues.map(({ code, teams }) => [code, teams.length])).toEqual([
      ['LCK', 10],
      ['LPL', 17],
      ['LCS', 8],
      ['LEC', 10],
    ])
    expect(events.map(({ slug, teams }) => [slug, teams.length])).toEqual([['worlds-24', 14]])
    expect(proPlayers.edges).toHaveLength(100)
  })

  it.each([
    ['on', 6, 1, 100],
    ['off', 0, 0, 0],
  ])('with BUNDLED_ROSTER %s shows %i leagues, %i event and a page of %i players', async (choice, ...counts) => {
    const riot = await startStandInRiot(() => new Response('{}', { status: 404 }))
    onTestFinished(() => riot.close())
    const variables = { RIOT_BASE_URL: riot.baseUrl, BUNDLED_ROSTER: choice }
    const { leagues, events, proPlayers } = await (await start({ variables })).ask(sceneShape, SCENE)
    expect([leagues.length, events.length, proPlayers.edges.length]).toEqual(counts)
  })

  it('refuses to start with an invalid ROSTER_FILE, and names the line', async () => {
    const { file, run } = await openFolder('{"players": [\n{"name": "Vesk",\n"role": "TOPP"}]}')
    const variables = { HOST: '127.0.0.1', PORT: '0', DATA_DRAGON_URL: 'off', ROSTER_FILE: file }
    expect(await run('main', [], variables)).toEqual({
      code: 1,
      stdout: '',
      stderr: [
        `Lanewatch can't start. The ROSTER_FILE ${file} can't be imported:`,
        'line 3: players[0].role is not a role: write one of TOP, JNG, MID, ADC, SUP',
        '',
      ].join('\n'),
    })
  })
})
