import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect } from 'vitest'
import { z } from 'zod'
import { addProPlayerPath, teamPath } from '../../client/paths.ts'
import { parseEnv } from '../../gateway/composition/env.ts'
import { openStore } from '../../gateway/composition/open-store.ts'
import { createProposeRostersJob } from '../../gateway/proposals/workers/propose-rosters.ts'
import { createProScene } from '../../gateway/rosters/services/pro-scene.ts'
import proposals from '../../texts/en/separate/proposals.json' with { type: 'json' }
import { openWiki } from '../leaguepedia/open-wiki.ts'
import type { Tables } from '../leaguepedia/wiki-stand-in.ts'
import { fail } from '../support/fail.ts'
import { FakeClock } from '../support/fake-clock.ts'
import { SEED } from './built-product.ts'
import { findTeams, it as editing } from './editing.ts'

const folder = await mkdtemp(join(tmpdir(), 'lanewatch-proposals-'))
afterAll(() => rm(folder, { recursive: true }))

const it = editing.override('productEnv', { DATA_DIR: folder })

/** Runs a comparison as another instance on the same store would: the pauses between requests pass at once. */
async function compare(tables: Tables): Promise<void> {
  const clock = new FakeClock()
  const store = await openStore(parseEnv({ DATA_DIR: folder, SIMULATOR_SEED: SEED }), clock)
  const { api } = openWiki({ tables, clock })
  const proScene = createProScene({ watches: store, clock, report: fail })
  const job = createProposeRostersJob({ leaguepedia: api, store, clock, proScene, report: fail })
  job.start()
  while (job.status().lastRound === null) await clock.advance(10_000)
  await job.close()
  await store.close()
}

it('an editor reviews what Leaguepedia says: accepts a proposal and rejects another', async ({
  edit,
  visit,
  product,
}) => {
  const { team, player } = await findTeams(product)
  const shape = z.object({ proTeam: z.object({ name: z.string() }) })
  const { proTeam } = await product.ask(shape, `{ proTeam(code: "${team}") { name } }`)
  const person = { Team: proTeam.name, Role: 'Top', Country: 'Iceland' }
  const tables = {
    PlayerRedirects: [{ AllName: player, OverviewPage: player }],
    Players: [
      { ...person, OverviewPage: player, ID: player, Instagram: 'not_theirs' },
      { ...person, OverviewPage: 'Newcomer', ID: 'Newcomer' },
    ],
  }
  await compare(tables)

  const page = await edit(addProPlayerPath())
  const queue = page.getByRole('region', { name: proposals.title })
  const newcomer = queue.getByRole('listitem').filter({ hasText: 'Newcomer' })
  await newcomer.getByText(proposals.kinds.NEW_PLAYER).waitFor()
  expect(await newcomer.getByRole('link').getAttribute('href')).toBe('https://lol.fandom.com/wiki/Newcomer')
  await newcomer.getByRole('button', { name: proposals.accept }).click()
  await newcomer.waitFor({ state: 'detached' })

  const link = queue.getByRole('listitem').filter({ hasText: 'instagram.com/not_theirs' })
  await link.getByRole('button', { name: proposals.reject }).click()
  await link.waitFor({ state: 'detached' })
  await queue.getByRole('button', { name: proposals.acceptTeamOf.replace('{{team}}', team) }).click()
  await queue.getByText(proposals.none).waitFor()

  await compare(tables)
  await page.reload()
  await queue.getByText(proposals.none).waitFor()
  const teamPage = await visit(teamPath(team))
  await teamPage.getByRole('link', { name: 'Newcomer' }).first().waitFor()
  const credit = teamPage.getByRole('link', { name: 'Leaguepedia' })
  await credit.waitFor()
  expect(await teamPage.getByRole('link', { name: /CC BY-SA/ }).count()).toBe(1)
})
